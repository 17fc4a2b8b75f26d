import type { TranslationOf } from '../i18n/Catalog'

/**
 * Messages of the views that load after the first open: account, networks, wallets, QR codes and links, the wallet
 * directory and help. The rules of `en` apply.
 */
export const lazyEn = {
  // Account, networks, wallets
  disconnect: 'Disconnect',
  clearSearch: 'Clear search',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  failedToCopy: 'Couldn’t copy. Try again.',
  'connect.browserWallet': 'Browser wallet',
  'account.copyAddress': 'Copy address',
  'account.addressCopied': 'Address copied',
  'account.failedToDisconnect': 'Couldn’t disconnect. Try again.',
  'account.balance': 'Balance',
  'account.balanceUnknown': 'Balance unavailable',
  'account.balanceStale': 'Couldn’t update the balance',
  refresh: 'Refresh',
  'refresh.done': 'Up to date',
  'refresh.failed': 'Couldn’t update',
  'account.walletsDetail': { one: '{count} wallet connected', other: '{count} wallets connected' },
  'account.reconnectFailed': 'Couldn’t reconnect to {chain}',
  'account.viewOnExplorer': 'View on explorer',
  'networks.search': 'Search networks',
  'networks.of': '{chain} networks',
  'networks.none': 'No networks found',
  'networks.noneDetail': 'Nothing matches “{query}”. Try another name.',
  'networks.found': { one: '{count} network found', other: '{count} networks found' },
  'networks.notSupported': 'Not supported by this wallet',
  'networks.current': 'Current',
  'networks.whatIs': 'What is a network?',
  'switch.approveDetail': 'Approve the switch to {network}.',
  'switch.declinedDetail': 'You’re still on {network}.',
  'switch.failedDetail': 'Try again, or switch in your wallet.',
  'switch.pending': 'A request is waiting in {wallet}',
  'switch.pendingDetail': 'Open your wallet to approve or decline it.',
  'switchChain.title': 'Switch to {chain}',
  'switchChain.detail': 'To use {chain}, connect a wallet that supports it. {wallet} stays connected.',
  'switchChain.served': '{wallet} supports {chain} too. Your current connection stays.',
  'switchChain.also': 'Also connect {wallet} on {chain}',
  'switchChain.other': 'Use another wallet',
  'switchChain.switch': 'Connect {chain} wallet',
  'unsupported.detail': 'This app doesn’t support your wallet’s network. Choose another one to continue.',
  'unsupported.current': '{wallet} is on this network',
  'unsupported.chainId': 'Network {id}',
  'wallets.active': 'Active',
  'wallets.connected': 'Connected',
  'wallets.otherAccounts': 'Other accounts in {wallet}',
  'wallets.recent': 'Recently connected',
  'wallets.switch': 'Switch',
  'wallets.switchTo': 'Switch to {wallet}',
  'wallets.copyAddress': 'Copy address {address}',
  'wallets.connect': 'Connect',
  'wallets.disconnectFrom': 'Disconnect {wallet}',
  'wallets.reconnect': 'Connect {wallet}',
  'wallets.disconnectAll': 'Disconnect all',
  'wallets.add': 'Add wallet',
  'wallets.addTo': 'Add {chain} wallet',
  'wallets.payment': 'Payment',
  'wallets.ordinal': 'Ordinals',
  'wallets.stx': 'Stacks',
  'wallets.forget': 'Remove {wallet}',
  'wallets.reconnectFailed': 'Couldn’t reconnect {wallet}',
  'wallets.reconnectFailedDetail': 'Try again, or connect another wallet.',
  'wallets.accountSwitched': 'Account switched',
  'wallets.deleted': 'Removed from recent wallets',
  'wallets.failedToDisconnect': 'Couldn’t disconnect. Try again.',
  'wallets.none': 'No wallet connected',
  'wallets.noneDetail': 'Add a wallet to use this app.',

  // ConnectingMultiChain
  'multiChain.title': '{wallet} supports several networks',
  'multiChain.detail': 'Connect one now. You can add the others later.',
  'multiChain.detailAll': 'Connect all of them, or choose one.',
  'multiChain.all': 'Connect all',
  'multiChain.connecting': 'Connecting…',
  'multiChain.requesting': 'Approve {chain} in {wallet}',
  'multiChain.step': '{index} of {total}',
  'multiChain.declined': 'You declined {chain}.',
  'multiChain.failed': 'Couldn’t connect {chain}.',
  'multiChain.kept': 'Connected networks stay connected.',
  'multiChain.list': 'Networks supported by {wallet}',
  'multiChain.missing': '{wallet} isn’t available on {chain}',

  // Ways to connect
  'tabs.label': 'How to connect',
  'tabs.browser': 'Browser',
  'tabs.mobile': 'Mobile',
  'tabs.desktop': 'Desktop',
  'tabs.web': 'Web app',

  // QR code
  'code.label': 'QR code to connect {wallet}',
  'code.labelAny': 'QR code to connect a phone wallet',
  'code.scan': 'Scan with {wallet} on your phone',
  'code.scanAny': 'Scan with a wallet app on your phone',
  'code.enlarge': 'Enlarge QR code',
  'code.more': { one: '{count} more', other: '{count} more' },
  'code.preparing': 'Preparing QR code',
  'code.ready': 'QR code ready',

  // Link
  'link.open': 'Open {wallet}',
  'link.preparing': 'Preparing link',
  'link.ready': 'Ready to open {wallet}',
  'link.mobile': 'Approve the request in the app, then come back here.',
  'link.desktop': 'Approve the request in the desktop app.',
  'link.web': 'Approve the request in the tab that opens.',
  'link.copied': 'The link works for a few minutes while this is open.',
  'link.copiedExpired': 'The link you copied has expired. Copy the new one.',

  // Outcomes of a pairing
  'pairing.declined': 'Connection declined',
  'pairing.declinedDetail': 'You declined it in your wallet.\nYour address wasn’t shared.',
  'pairing.unreachable': 'Can’t reach WalletConnect',
  'pairing.unreachableDetail': 'Check your connection and try again. Wallets in this browser still work.',
  'pairing.refused': 'WalletConnect isn’t set up for this app',
  'pairing.refusedDetail':
    'Ask the app’s developer to check its WalletConnect settings. Wallets in this browser still work.',
  'pairing.expired': 'Request expired',
  'pairing.expiredDetail': 'The wallet didn’t respond in time.',
  'pairing.failed': 'Couldn’t connect',
  'pairing.failedDetail': 'The wallet didn’t finish connecting.',
  'pairing.connected': 'Connected',

  // A wallet that isn't installed
  'browser.notDetected': 'Not detected',
  'browser.notDetectedDetail': 'Install {wallet}, then come back here.',
  'get.question': 'Don’t have it?',
  'get.get': 'Get {wallet}',

  // AllWallets
  'all.search': 'Search wallets',
  'all.certified': 'Certified only',
  'all.scan': 'Show QR code',
  'all.list': 'Wallets',
  'all.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'all.none': 'No wallets match “{query}”',
  'all.noneDetail': 'You can connect any WalletConnect wallet with a QR code.',
  'all.noneCertified': 'No certified wallets match',
  'all.noneCertifiedDetail': 'Turn off the filter, or use a QR code.',
  'all.failed': 'Couldn’t load wallets',
  'all.failedDetail': 'Check your connection and try again, or use a QR code.',
  'all.moreFailed': 'Couldn’t load more wallets.',

  // Downloads
  'downloads.chrome': 'Browser extension',
  'downloads.chromeDetail': 'Chrome Web Store',
  'downloads.ios': 'iPhone and iPad',
  'downloads.iosDetail': 'App Store',
  'downloads.android': 'Android',
  'downloads.androidDetail': 'Google Play',
  'downloads.homepage': 'Website',
  'downloads.phones': 'On your phone',
  'downloads.phonesDetail': 'Scan with your phone’s camera to install {wallet}.',
  'downloads.code': 'QR code for {wallet} on {store}',
  'downloads.none': 'No download link for {wallet}',
  'downloads.noneDetail': 'Choose another wallet.',

  // A connector without its wallet
  'notInstalled.detail': 'Install it in this browser, then come back here.',
  'notInstalled.get': 'Get {wallet}',
  'notInstalled.done': 'I’ve installed it',
  'notInstalled.phone': 'On your phone',
  'notInstalled.phoneDetail': 'Scan with your phone’s camera to install {wallet}.',
  'notInstalled.phoneCode': 'QR code to get {wallet}',

  // A wallet that approved without sharing an account
  'noAccounts.title': '{wallet} didn’t share an account',
  'noAccounts.detail': 'Unlock {wallet} and choose at least one account. Then try again.',

  // WhatIsAWallet
  'whatIsAWallet.assetsTitle': 'A home for your assets',
  'whatIsAWallet.assets': 'Store, send and receive tokens and NFTs. Only you control them.',
  'whatIsAWallet.signInTitle': 'Sign in without a password',
  'whatIsAWallet.signIn': 'Connect your wallet instead of creating an account for every app.',
  'whatIsAWallet.keysTitle': 'You hold the keys',
  'whatIsAWallet.keys': 'Never share your recovery phrase. No one can recover it for you.',

  // WhatIsANetwork
  'whatIsANetwork.systemTitle': 'Where transactions happen',
  'whatIsANetwork.system': 'A shared record of who owns what, with its own tokens and apps.',
  'whatIsANetwork.feesTitle': 'Every transaction has a fee',
  'whatIsANetwork.fees': 'You pay it in the network’s own token, such as ETH on Ethereum.',
  'whatIsANetwork.sameAddressTitle': 'Check before you send',
  'whatIsANetwork.sameAddress': 'Tokens on one network don’t appear on another, even at the same address.',

  // GetWallet
  'getWallet.exploreAll': 'Explore all',
  'getWallet.exploreAllDetail': 'Wallet directory',
} as const

/** Type of a translation of these messages. */
export type LazyMessages = TranslationOf<typeof lazyEn>
