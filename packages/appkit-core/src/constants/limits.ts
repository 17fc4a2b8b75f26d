/** Recently used wallets that are remembered. Spec 9. */
export const recentWalletLimit = 2
/** Pending transactions that are stored: the oldest beyond them are forgotten. Spec 9. */
export const pendingTransactionLimit = 99
/** Error reports in one `errorReportWindow`. Spec 7. */
export const errorReportLimit = 5
/** Bytes of log that are kept. Spec 9. */
export const logBufferBytes = 1_024_000
/** An email longer than this many characters is shown truncated. Spec 5. */
export const emailShownLength = 30
/** Shortest name that can be registered, in characters. Spec 5 and 9. */
export const nameMinimumLength = 4
/** Decimals of balances and of amounts in transactions. Spec 5 and 9. */
export const amountDecimals = 3
/** Digits after the point of a token balance in money. Spec 9. */
export const pennyDigits = 2
