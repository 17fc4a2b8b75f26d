/** One chunk: what a connected visitor holds. */
export { AccountAvatar } from './holdings/AccountAvatar'
export { AccountHoldings } from './holdings/AccountHoldings'
export { AccountName } from './holdings/AccountName'
export { AccountTotal } from './holdings/AccountTotal'
export { NftDetailView } from './holdings/NftDetailView'
export { PullToRefresh } from './holdings/PullToRefresh'
export { TokenDetailView } from './holdings/TokenDetailView'
