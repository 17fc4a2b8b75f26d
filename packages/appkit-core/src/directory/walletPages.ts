/** Entries of a page of the wallet list. Spec 7. */
export const walletPageSize = 40
/** Recommended wallets that are asked for. Spec 7. */
export const recommendedPageSize = 4
/** Entries of a page of wallet search. Spec 7. */
export const searchPageSize = 100
