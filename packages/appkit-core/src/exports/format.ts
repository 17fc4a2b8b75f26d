/** Formatting of amounts and addresses. */

export { addressGroups } from '../format/addressGroups'
export { floorDecimal } from '../format/floorDecimal'
export { type DecimalAmount, decimalText, formatBalance } from '../format/formatBalance'
export { formatUnits } from '../format/formatUnits'
export { parseUnits } from '../format/parseUnits'
export { shortenAddress } from '../format/shortenAddress'
export { type TruncateAddressOptions, truncateAddress } from '../format/truncateAddress'
