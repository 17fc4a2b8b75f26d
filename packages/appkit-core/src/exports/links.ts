/** Ways into wallets of a phone or a computer, for the views that offer them. */
export { isAndroid, isIos, isTelegram } from '../environment/device'
export { type BrowseSituation, browseLink } from '../links/browseLink'
export { type LinkTarget, linkTarget } from '../links/linkTarget'
export { openWalletLink } from '../links/openWalletLink'
export { type LinkPlatform, type PlatformLinkOptions, platformLink } from '../links/platformLink'
