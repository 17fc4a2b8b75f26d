/** Arithmetic of money, in `bigint` from end to end: what is typed, what is held, what is shown, what it is worth. And whether it goes to the same address. */
export { amountForFiat, fiatDecimals, fiatValue, isKnownPrice } from '../amounts/fiatValue'
export { parseAmount } from '../amounts/parseAmount'
export { printAmount } from '../amounts/printAmount'
export { type ShowAmountOptions, showAmount } from '../amounts/showAmount'
export { showExactAmount } from '../amounts/showExactAmount'
export { type ShowFiatOptions, showFiat } from '../amounts/showFiat'
export { isSameAddress } from '../caip/isSameAddress'
