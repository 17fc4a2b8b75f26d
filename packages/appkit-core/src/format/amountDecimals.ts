/** Decimals that balances and amounts of transactions are shown with. */
export const amountDecimals = 3
