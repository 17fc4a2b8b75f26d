/** Links that open wallets on phones and desktops, for views. */
export { isAndroid, isIos, isTelegram } from '../environment/device'
export { type BrowseSituation, browseLink } from '../links/browseLink'
export { type LinkTarget, linkTarget } from '../links/linkTarget'
export { openWalletLink } from '../links/openWalletLink'
export { type LinkPlatform, type PlatformLinkOptions, platformLink } from '../links/platformLink'
