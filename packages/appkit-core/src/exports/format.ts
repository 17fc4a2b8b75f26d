/** Printing of amounts, addresses, dates and counts, by the rules of the spec. */

export { assertDecimals } from '../format/assertDecimals'
export { type DecimalAmount, decimalText } from '../format/DecimalAmount'
export { type DecimalParts, decimalParts, isDecimal } from '../format/decimalParts'
export { floorDecimal } from '../format/floorDecimal'
export { formatBalance } from '../format/formatBalance'
export { formatUnits } from '../format/formatUnits'
export { parseUnits } from '../format/parseUnits'
export { type TruncateAddressOptions, truncateAddress } from '../format/truncateAddress'
export { formatWalletCount } from '../format/walletCount'
