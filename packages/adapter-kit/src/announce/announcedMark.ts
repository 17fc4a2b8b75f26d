/**
 * Marks a wallet that a kit announces to the page. No kit lists such a wallet, whatever it is called: not the one that announces it, and not another one on the
 * page, which has its own way to that phone and would end a session that isn't its own. In the registry of all symbols, so that copies of this package agree;
 * adapters ask for it by its name, since what finds wallets loads long before what announces one.
 */
export const announcedMark: symbol = /* @__PURE__ */ Symbol.for('@openappkit/announced')
