import type { TranslationOf } from '../i18n/Catalogue'

/**
 * The words of views that no first open shows: account, networks, wallets, connecting by code and link, the directory, help. They come with the code of those views. Rules
 * as in `en`.
 */
export const laterEn = {
  // Account, networks, wallets
  disconnect: 'Disconnect',
  clearSearch: 'Clear search',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  failedToCopy: 'Failed to copy',
  'connect.browserWallet': 'Browser wallet',
  'account.copyAddress': 'Copy address',
  'account.addressCopied': 'Address copied',
  'account.failedToDisconnect': 'Failed to disconnect',
  'account.balance': 'Balance',
  'account.balanceUnknown': 'Balance unavailable',
  'account.walletsDetail': { one: '{count} connected', other: '{count} connected' },
  'account.restoreFailed': '{chain} did not come back',
  'account.viewOnExplorer': 'View on explorer',
  'networks.search': 'Search network',
  'networks.none': 'No network found',
  'networks.noneDetail': 'No network is called “{query}”.',
  'networks.found': { one: '{count} network found', other: '{count} networks found' },
  'networks.notSupported': 'Not supported by this wallet',
  'networks.whatIs': 'What is a network?',
  'switch.approveDetail': '{wallet} asks whether this app may move to {network}.',
  'switch.declinedDetail': 'You stay on {network}. Nothing was changed.',
  'switch.failedDetail': 'The wallet did not switch network. Try again, or switch inside the wallet.',
  'switch.pending': 'A request is waiting in {wallet}',
  'switch.pendingDetail': 'Open {wallet} and answer it there. The network has not changed so far.',
  'switchChain.title': 'Switch to {chain}',
  'switchChain.detail': '{wallet} has no account there. Connect a wallet for {chain}; {wallet} stays connected.',
  'switchChain.switch': 'Switch',
  'unsupported.detail': 'This app does not work on the network your wallet is on. Choose one of these to go on.',
  'wallets.active': 'Active',
  'wallets.connected': 'Connected',
  'wallets.recent': 'Recently connected',
  'wallets.switch': 'Switch',
  'wallets.switchTo': 'Switch to {wallet}',
  'wallets.connect': 'Connect',
  'wallets.disconnectFrom': 'Disconnect {wallet}',
  'wallets.reconnect': 'Connect {wallet} again',
  'wallets.disconnectAll': 'Disconnect all',
  'wallets.add': 'Add wallet',
  'wallets.addTo': 'Add {chain} Wallet',
  'wallets.payment': 'Payment',
  'wallets.ordinal': 'Ordinals',
  'wallets.stx': 'Stacks',
  'wallets.forget': 'Remove {wallet}',
  'wallets.restoreFailed': 'Your wallet did not come back',
  'wallets.restoreFailedDetail':
    'The connection of your last visit could not be restored. Wallets on other chains are not affected.',
  'wallets.accountSwitched': 'Account switched',
  'wallets.deleted': 'Wallet deleted',
  'wallets.disconnected': 'Wallet disconnected',
  'wallets.failedToDisconnect': 'Failed to disconnect wallet',
  'wallets.none': 'No wallet connected',
  'wallets.noneDetail': 'Add one to use this app.',

  // ConnectingMultiChain
  'multiChain.title': 'Select chain for {wallet}',
  'multiChain.detail': 'It is asked for one chain at a time. You can add the others later.',
  'multiChain.list': 'Chains of {wallet}',
  'multiChain.missing': 'Failed to find connector',

  // Which way to a wallet
  'tabs.label': 'How to connect',
  'tabs.browser': 'Browser',
  'tabs.mobile': 'Mobile',
  'tabs.desktop': 'Desktop',
  'tabs.web': 'Webapp',

  // The code
  'code.label': 'QR code to connect {wallet}',
  'code.labelAny': 'QR code to connect a phone wallet',
  'code.scan': 'Scan it with {wallet} on your phone. The code renews itself.',
  'code.scanAny': 'Open a wallet on your phone and scan. The code renews itself.',
  'code.preparing': 'Preparing the QR code',
  'code.ready': 'The QR code is ready',

  // A link
  'link.open': 'Open {wallet}',
  'link.preparing': 'Preparing the link',
  'link.ready': 'Ready to open {wallet}',
  'link.mobile': 'Accept the request in the app, then come back here.',
  'link.desktop': 'Accept the request in the app on this computer.',
  'link.web': 'Accept the request in the tab that opens.',

  // How it went
  'pairing.declined': 'Request declined',
  'pairing.declinedDetail': 'You declined the connection in your wallet. Nothing was shared.',
  'pairing.unreachable': 'The relay does not answer',
  'pairing.unreachableDetail':
    'Wallets on other devices are reached through it. Check your connection and try again. Nothing was shared.',
  'pairing.refused': 'The relay refused this app',
  'pairing.refusedDetail': 'Whoever runs the app has to allow it there. Wallets in this browser work all the same.',
  'pairing.expired': 'The request ran out',
  'pairing.expiredDetail': 'Nobody answered in time. Nothing was shared.',
  'pairing.failed': 'Could not connect',
  'pairing.failedDetail': 'The wallet did not complete the connection. Nothing was shared.',
  'pairing.connected': 'Connected',

  // A wallet that is not there
  'browser.notDetected': 'Not detected',
  'browser.notDetectedDetail': '{wallet} is not in this browser yet. Add it, then refresh the page.',
  'get.question': 'Don’t have {wallet}?',
  'get.get': 'Get',

  // AllWallets
  'all.search': 'Search wallet',
  'all.certified': 'Only certified wallets',
  'all.certifiedOn': 'Only WalletConnect certified',
  'all.scan': 'Scan a QR code',
  'all.list': 'Wallets',
  'all.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'all.none': 'No Wallet found',
  'all.noneDetail': 'Nothing in the directory is called “{query}”. Any wallet that scans a code works too.',
  'all.noneCertified': 'No certified wallet fits here. Any wallet that scans a code works too.',
  'all.failed': 'The wallets could not load',
  'all.failedDetail': 'The directory does not answer. Check your connection and try again, or scan a code.',
  'all.moreFailed': 'The next wallets could not load',

  // Downloads
  'downloads.chrome': 'Browser extension',
  'downloads.chromeDetail': 'Chrome Web Store',
  'downloads.ios': 'iPhone and iPad',
  'downloads.iosDetail': 'App Store',
  'downloads.android': 'Android',
  'downloads.androidDetail': 'Google Play',
  'downloads.homepage': 'Website',
  'downloads.phones': 'On your phone',
  'downloads.phonesDetail': 'Scan with the camera to get {wallet} there.',
  'downloads.code': 'QR code to {wallet} on {store}',
  'downloads.none': 'Nobody says where to get {wallet}',
  'downloads.noneDetail': 'The directory has no store and no website for it. Others are a step away.',

  // A connector whose wallet is gone
  'notInstalled.detail': 'Add it to this browser, then refresh the page to connect.',
  'notInstalled.get': 'Get {wallet}',
  'notInstalled.refresh': 'Refresh after installing',
  'notInstalled.phone': 'On your phone',
  'notInstalled.phoneDetail': 'Scan the code with your camera to get {wallet} there.',
  'notInstalled.phoneCode': 'QR code that leads to {wallet}',

  // A wallet that agreed to connect and shared no account
  'noAccounts.title': '{wallet} shared no account',
  'noAccounts.detail': 'Open {wallet} and unlock it. When it asks, choose at least one account. Then try again.',

  // WhatIsAWallet
  'whatIsAWallet.assetsTitle': 'A home for what you own',
  'whatIsAWallet.assets': 'A wallet keeps, sends and receives your tokens and collectibles. Only you can move them.',
  'whatIsAWallet.signInTitle': 'One way to sign in',
  'whatIsAWallet.signIn': 'Connect it instead of making an account and a password for every app.',
  'whatIsAWallet.keysTitle': 'You hold the key',
  'whatIsAWallet.keys': 'Nobody can open it for you, so keep its recovery phrase safe and never share it.',

  // WhatIsANetwork
  'whatIsANetwork.systemTitle': 'Where things happen',
  'whatIsANetwork.system': 'A network records who owns what. Each one keeps its own tokens and apps.',
  'whatIsANetwork.feesTitle': 'Each has its price',
  'whatIsANetwork.fees': 'A small fee, paid in the network’s own token, goes to those who run it.',
  'whatIsANetwork.sameAddressTitle': 'Check before you send',
  'whatIsANetwork.sameAddress':
    'The same address can exist on several networks. What is on one does not show on another.',

  // GetWallet
  'getWallet.detail': 'Opens its website',
  'getWallet.exploreAll': 'Explore all',
  'getWallet.exploreAllDetail': 'A directory of wallets',
} as const

/** What every other language of these views must provide. */
export type LaterMessages = TranslationOf<typeof laterEn>
