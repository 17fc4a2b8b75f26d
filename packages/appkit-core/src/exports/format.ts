/** Printing of amounts, addresses, dates and counts, by the rules of the spec. */

export { type DecimalAmount, decimalText } from '../format/DecimalAmount'
export { floorDecimal } from '../format/floorDecimal'
export { formatBalance } from '../format/formatBalance'
export { formatUnits } from '../format/formatUnits'
export { parseUnits } from '../format/parseUnits'
export { type TruncateAddressOptions, truncateAddress } from '../format/truncateAddress'
