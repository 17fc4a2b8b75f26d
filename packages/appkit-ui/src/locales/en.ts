import type { TranslationOf } from '../i18n/Catalog'

/**
 * Messages that the modal needs when it first opens. They define the keys for all translations. Use sentence case
 * everywhere and verbs on buttons. An error states what happened and what to do next. Wallets, apps and networks
 * provide the values of `{wallet}`, `{network}`, `{chain}` and `{name}`.
 */
export const en = {
  // Shared
  tryAgain: 'Try again',
  back: 'Back',
  close: 'Close',
  loading: 'Loading',
  dismissAlert: 'Dismiss alert',

  // Titles of the views
  'title.Connect': 'Connect wallet',
  'title.ConnectChain': 'Connect {chain} wallet',
  'title.ConnectingMultiChain': 'Choose network',
  'title.Account': 'Account',
  'title.Networks': 'Choose network',
  'title.SwitchNetwork': 'Switch network',
  'title.SwitchActiveChain': 'Switch network',
  'title.UnsupportedChain': 'Switch network',
  'title.ProfileWallets': 'Wallets',
  'title.WhatIsAWallet': 'What is a wallet?',
  'title.WhatIsANetwork': 'What is a network?',
  'title.GetWallet': 'Get a wallet',
  'title.WalletConnect': 'WalletConnect',
  'title.AllWallets': 'All wallets',
  'title.Downloads': 'Get {wallet}',

  // For screen readers
  'announce.connected': 'Connected to {wallet}',
  'announce.disconnected': '{wallet} disconnected',
  'announce.networkSwitched': 'Network switched to {network}',
  'announce.accountSwitched': 'Account switched to {address}',

  // Footer
  'legal.intro': 'By connecting a wallet, you agree to the',
  'legal.agree': 'I agree to the',
  'legal.terms': 'terms of service',
  'legal.and': 'and',
  'legal.privacy': 'privacy policy',
  branding: 'OpenAppKit',

  // Errors of the modal itself
  'view.failed': 'This screen didn’t load',
  'view.failedDetail': 'Check your connection and try again.',

  // Connect
  'connect.tagRecent': 'Recent',
  'connect.tagConnected': 'Connected',
  'connect.searchWallet': 'All wallets',
  'connect.scan': 'Scan a QR code',
  'connect.installed': 'Installed',
  'connect.notInstalled': 'Not installed',
  'connect.or': 'or',
  'connect.withWallet': 'Continue with a wallet',
  'connect.newHere': 'New here?',
  'connect.none': 'No wallet in this browser',
  'connect.noneDetail': 'Get one to connect. It takes about two minutes.',

  // ConnectingExternal
  'connecting.title': 'Continue in {wallet}',
  'connecting.detail': 'Approve the request in your wallet. If you don’t see it, look behind this window.',
  'connecting.declined': 'Connection declined',
  'connecting.declinedDetail': 'You declined it in {wallet}.\nYour address wasn’t shared.',
  'connecting.pending': 'A request is waiting in {wallet}',
  'connecting.pendingDetail': 'Open your wallet to approve or decline it.',
  'connecting.failed': 'Couldn’t connect',
  'connecting.failedDetail': '{wallet} didn’t finish connecting.',
  'connecting.connected': '{wallet} is connected',
  'connecting.connectedDetail': 'You’re already connected with this account.',
  'connecting.notInstalled': '{wallet} isn’t installed',

  // Account
  'account.chooseNetwork': 'Network: {network}. Choose another',
  'account.unknownNetwork': 'Unknown network',

  // SwitchNetwork
  'switch.declined': 'Switch declined',
  'switch.failed': 'Couldn’t switch networks',

  // UnsupportedChain
  'unsupported.cannotClose': 'Choose a network or disconnect to continue',

  // ProfileWallets
  'wallets.switched': 'Wallet switched',
  'wallets.failedToSwitch': 'Couldn’t switch wallets. Try again.',
  'wallets.newAdded': 'Wallet added',
  'balance.unavailable': 'Token balance unavailable',
} as const

/** Type of a translation of these messages. */
export type Messages = TranslationOf<typeof en>
