import type { TranslationOf } from '../i18n/Catalogue'

/**
 * The words of the modal, and the source of all keys. The second line of a screen says what will happen; an error says
 * what was not done. `{wallet}`, `{network}` and `{name}` are names given by others.
 */
export const en = {
  // Said in many places
  tryAgain: 'Try again',
  back: 'Back',
  close: 'Close',
  help: 'What is a wallet?',
  loading: 'Loading',
  or: 'or',
  disconnect: 'Disconnect',
  clearSearch: 'Clear search',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  failedToCopy: 'Failed to copy',
  dialogLabel: 'Wallet connection',
  dismissAlert: 'Dismiss alert',

  // Titles of the views
  'title.Connect': 'Connect Wallet',
  'title.Account': 'Account',
  'title.Networks': 'Choose Network',
  'title.SwitchNetwork': 'Switch Network',
  'title.SwitchActiveChain': 'Switch Chain',
  'title.UnsupportedChain': 'Switch Network',
  'title.ProfileWallets': 'Wallets',
  'title.WhatIsAWallet': 'What is a wallet?',
  'title.WhatIsANetwork': 'What is a network?',
  'title.GetWallet': 'Get a Wallet',

  // Said aloud, not shown
  'announce.connected': 'Connected to {wallet}',
  'announce.disconnected': 'Wallet disconnected',
  'announce.requesting': 'Waiting for {wallet}',
  'announce.networkSwitched': 'Network switched to {network}',
  'announce.accountSwitched': 'Account switched to {address}',

  // Footer
  'legal.intro': 'By connecting a wallet, you agree to the',
  'legal.agree': 'I agree to the',
  'legal.terms': 'Terms of Service',
  'legal.and': 'and the',
  'legal.privacy': 'Privacy Policy',

  // Something broke in the modal itself
  'view.failed': 'This screen could not load',
  'view.failedDetail': 'Nothing was changed. Check your connection and try again.',

  // Connect
  'connect.installed': 'Installed',
  'connect.more': 'More',
  'connect.tagRecent': 'Recent',
  'connect.tagInstalled': 'Installed',
  'connect.tagConnected': 'Connected',
  'connect.notInstalled': 'Not installed yet',
  'connect.newHere': 'New here?',
  'connect.getWallet': 'Get a wallet',
  'connect.continueWithWallet': 'Continue with a wallet',
  'connect.browserWallet': 'Browser wallet',
  'connect.none': 'No wallet found',
  'connect.noneDetail': 'This browser has no wallet yet. Getting one takes about two minutes.',

  // ConnectingExternal
  'connecting.title': 'Continue in {wallet}',
  'connecting.detail': 'Accept the request in the wallet window. It may be behind this one.',
  'connecting.declined': 'Request declined',
  'connecting.declinedDetail': 'You declined the connection in {wallet}. Nothing was shared.',
  'connecting.pending': 'A request is waiting in {wallet}',
  'connecting.pendingDetail': 'Open {wallet} and answer it there. Nothing has been shared so far.',
  'connecting.failed': 'Could not connect',
  'connecting.failedDetail': '{wallet} did not complete the connection. Nothing was shared.',
  'connecting.connected': '{wallet} is connected',
  'connecting.connectedDetail': 'This account is already linked to the app.',
  'connecting.notInstalled': '{wallet} is not installed',
  'connecting.notInstalledDetail': 'Add it to this browser, then refresh the page to connect.',
  'connecting.get': 'Get {wallet}',
  'connecting.refresh': 'Refresh after installing',
  'connecting.phone': 'On your phone',
  'connecting.phoneDetail': 'Scan the code with your camera to get {wallet} there.',
  'connecting.phoneCode': 'QR code that leads to {wallet}',

  // Account
  'account.copyAddress': 'Copy address',
  'account.addressCopied': 'Address copied',
  'account.balance': 'Balance',
  'account.balanceUnknown': 'Balance unavailable',
  'account.wallets': 'Wallets',
  'account.walletsDetail': { one: '{count} connected', other: '{count} connected' },
  'account.network': 'Network',
  'account.chooseNetwork': 'Network: {network}. Choose another',
  'account.unknownNetwork': 'Unknown network',
  'account.viewOnExplorer': 'View on explorer',
  'account.failedToDisconnect': 'Failed to disconnect',
  'account.smartAccount': 'Smart account',

  // Networks
  'networks.search': 'Search network',
  'networks.current': 'Current',
  'networks.none': 'No network found',
  'networks.noneDetail': 'No network is called “{query}”.',
  'networks.found': { one: '{count} network found', other: '{count} networks found' },
  'networks.notSupported': 'Not supported by this wallet',
  'networks.whatIs': 'What is a network?',
  'networks.note': 'Your wallet may not support every network of this app.',

  // SwitchNetwork
  'switch.approve': 'Approve in wallet',
  'switch.approveDetail': '{wallet} asks whether this app may move to {network}.',
  'switch.adding': 'Adding {network}',
  'switch.addingDetail': '{wallet} does not know this network yet. Approve adding it, then the switch.',
  'switch.declined': 'Switch declined',
  'switch.declinedDetail': 'You stay on {network}. Nothing was changed.',
  'switch.failed': 'Could not switch',
  'switch.failedDetail': 'The wallet did not switch network. Try again, or switch inside the wallet.',
  'switch.pending': 'A request is waiting in {wallet}',
  'switch.pendingDetail': 'Open {wallet} and answer it there. The network has not changed so far.',

  // SwitchActiveChain
  'switchChain.title': 'Switch to {chain}',
  'switchChain.detail': 'Your wallet is not on {chain} yet. Connect one that is; the others stay connected.',
  'switchChain.switch': 'Switch',

  // UnsupportedChain
  'unsupported.detail': 'This app does not work on the network your wallet is on. Choose one of these to go on.',
  'unsupported.cannotClose': 'Choose a network or disconnect to go on',

  // ProfileWallets
  'wallets.active': 'Active',
  'wallets.connected': 'Connected',
  'wallets.recent': 'Recently connected',
  'wallets.switch': 'Switch',
  'wallets.switchTo': 'Switch to {wallet}',
  'wallets.connect': 'Connect',
  'wallets.disconnectFrom': 'Disconnect {wallet}',
  'wallets.reconnect': 'Connect {wallet} again',
  'wallets.delete': 'Forget {wallet}',
  'wallets.disconnectAll': 'Disconnect all',
  'wallets.add': 'Add wallet',
  'wallets.none': 'No wallet connected',
  'wallets.noneDetail': 'Add one to use this app.',
  'wallets.switched': 'Wallet switched',
  'wallets.accountSwitched': 'Account switched',
  'wallets.failedToSwitch': 'Failed to switch wallet',
  'wallets.deleted': 'Wallet deleted',
  'wallets.disconnected': 'Wallet disconnected',
  'wallets.failedToDisconnect': 'Failed to disconnect wallet',
  'wallets.newAdded': 'New Wallet Added',

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

/** What every other language of this package must provide. */
export type Messages = TranslationOf<typeof en>
