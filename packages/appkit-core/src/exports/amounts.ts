/**
 * Amount arithmetic in `bigint`: parsing, printing, display and fiat values, plus address comparison and the check of
 * decoded transfers.
 */
export { assertTransferLines } from '../adapter/assertTransferLines'
export { amountForFiat, fiatDecimals, fiatValue, isKnownPrice } from '../amounts/fiatValue'
export { parseAmount } from '../amounts/parseAmount'
export { printAmount } from '../amounts/printAmount'
export { type ShowAmountOptions, showAmount } from '../amounts/showAmount'
export { showExactAmount } from '../amounts/showExactAmount'
export { type ShowFiatOptions, showFiat } from '../amounts/showFiat'
export { isSameAddress } from '../caip/isSameAddress'
