/** Addresses for people to read: short, or in groups. */
export { addressGroups } from '../format/addressGroups'
export { shortenAddress } from '../format/shortenAddress'
