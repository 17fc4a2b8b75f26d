/** One chunk: views for the assets of a connected user. */

export { AccountAssets } from './assets/AccountAssets'
export { AccountAvatar } from './assets/AccountAvatar'
export { AccountName } from './assets/AccountName'
export { AccountTotal } from './assets/AccountTotal'
export { NftDetailView } from './assets/NftDetailView'
export { PullToRefresh } from './assets/PullToRefresh'
export { TokenDetailView } from './assets/TokenDetailView'
