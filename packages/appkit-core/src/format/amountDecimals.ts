/** Decimal places of displayed balances and amounts. */
export const amountDecimals = 3
