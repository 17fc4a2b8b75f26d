/**
 * Marks the wallet that a kit announces to the page for its session. Kits never list such a wallet, regardless of its
 * name. Another kit has its own connection to the phone, and could otherwise end a session that it doesn't own.
 *
 * The symbol is in the global registry, so copies of this package agree on it. Adapters look it up by name, because the
 * code that finds wallets loads long before the code that announces them.
 */
export const announcedMark: symbol = /* @__PURE__ */ Symbol.for('@openappkit/announced')
