import type { TranslationOf } from '../i18n/Catalogue'

/** The words of receiving and of funding an account. They come with the code of those views. Rules as in `en`. */
export const receiveEn = {
  // WalletReceive
  'receive.code': 'QR code of your address on {network}',
  'receive.codeAny': 'QR code of your address',
  'receive.scan': 'Scan the code or copy the address to send to this account on {network}.',
  'receive.scanAny': 'Scan the code or copy the address to send to this account.',
  'receive.address': 'Your address',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.failedToCopy': 'Failed to copy',
  'receive.none': 'No address to receive at',
  'receive.noneDetail': 'A connected wallet brings one.',
  'receive.nonePayment': '{wallet} shares no address for payments.',
  'receive.connect': 'Connect a wallet',

  // What to know before anybody sends
  'remark.otherNetwork':
    '{wallet} is on {other}. This code is for {network}, and what it brings does not show on {other}.',
  'remark.elsewhere': '{wallet} is on another network. This code is for {network}.',
  'remark.unknownNetwork':
    '{wallet} is on a network that this app does not know. What arrives there does not show here.',
  'remark.chooseNetwork': 'Choose network',
  'remark.testNetwork': '{network} is a test network. What arrives here has no value.',
  'remark.payments': 'Only for payments. {wallet} keeps Ordinals at another address.',

  // WalletCompatibleNetworks
  'networks.compatible': 'Compatible networks',
  'networks.count': { one: '{count} has this address', other: '{count} share this address' },
  'networks.detail': 'Your address is the same on these networks. What is sent on any other may be lost.',
  'networks.smartAccount':
    'Your smart account has this address on {network} alone. What is sent on any other network may be lost.',
  'networks.test': 'Test network',

  // FundWallet
  'fund.receive': 'Receive funds',
  'fund.receiveDetail': 'Show your address and its QR code',
  'fund.none': 'No way to add funds here',
  'fund.noneDetail': 'Your wallet itself may offer one.',
} as const

/** What every other language of these views must provide. */
export type ReceiveMessages = TranslationOf<typeof receiveEn>
