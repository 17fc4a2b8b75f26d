/** Formatting of amounts, and of addresses as AppKit does. */

export { floorDecimal } from '../format/floorDecimal'
export { type DecimalAmount, decimalText, formatBalance } from '../format/formatBalance'
export { formatUnits } from '../format/formatUnits'
export { parseUnits } from '../format/parseUnits'
export { type TruncateAddressOptions, truncateAddress } from '../format/truncateAddress'
