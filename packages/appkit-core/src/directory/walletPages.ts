/** Wallets per page of the list. */
export const walletPageSize = 40
/** Number of recommended wallets to fetch. */
export const recommendedPageSize = 4
/** Wallets per page of search results. */
export const searchPageSize = 100
