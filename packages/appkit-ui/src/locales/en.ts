import type { TranslationOf } from '../i18n/Catalogue'

/**
 * The words of the modal, and the source of all keys. The second line of a screen says what will happen; an error says
 * what was not done. `{wallet}`, `{network}`, `{chain}` and `{name}` are names given by others.
 */
export const en = {
  // Said in many places
  tryAgain: 'Try again',
  back: 'Back',
  close: 'Close',
  help: 'What is a wallet?',
  loading: 'Loading',
  or: 'or',
  dismissAlert: 'Dismiss alert',

  // Titles of the views
  'title.Connect': 'Connect Wallet',
  'title.ConnectChain': 'Connect {chain} Wallet',
  'title.ConnectingMultiChain': 'Select Chain',
  'title.Account': 'Account',
  'title.Networks': 'Choose Network',
  'title.SwitchNetwork': 'Switch Network',
  'title.SwitchActiveChain': 'Switch Chain',
  'title.UnsupportedChain': 'Switch Network',
  'title.ProfileWallets': 'Wallets',
  'title.WhatIsAWallet': 'What is a wallet?',
  'title.WhatIsANetwork': 'What is a network?',
  'title.GetWallet': 'Get a Wallet',
  'title.WalletConnect': 'WalletConnect',
  'title.AllWallets': 'All Wallets',
  'title.Downloads': 'Get {wallet}',

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
  branding: 'OpenAppKit',

  // Something broke in the modal itself
  'view.failed': 'This screen could not load',
  'view.failedDetail': 'Nothing was changed. Check your connection and try again.',

  // Connect
  'connect.tagRecent': 'Recent',
  'connect.tagInstalled': 'Installed',
  'connect.tagConnected': 'Connected',
  'connect.tagQrCode': 'QR code',
  'connect.tagMultichain': 'Multichain',
  'connect.searchWallet': 'Search Wallet',
  'connect.notInstalled': 'Not installed yet',
  'connect.newHere': 'New here?',
  'connect.getWallet': 'Get a wallet',
  'connect.none': 'No wallet found',
  'connect.noneDetail': 'None is installed in this browser yet. Getting one takes about two minutes.',

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

  // Account
  'account.chooseNetwork': 'Network: {network}. Choose another',
  'account.unknownNetwork': 'Unknown network',

  // SwitchNetwork
  'switch.approve': 'Approve in wallet',
  'switch.declined': 'Switch declined',
  'switch.failed': 'Could not switch',

  // UnsupportedChain
  'unsupported.cannotClose': 'Choose a network or disconnect to go on',

  // ProfileWallets
  'wallets.switched': 'Wallet switched',
  'wallets.failedToSwitch': 'Failed to switch wallet',
  'wallets.newAdded': 'New Wallet Added',
} as const

/** What every other language of this package must provide. */
export type Messages = TranslationOf<typeof en>
