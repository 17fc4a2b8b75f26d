import type { TranslationOf } from '../i18n/Catalog'

/** Messages of the receive and fund views, loaded with their code. The rules of `en` apply. */
export const receiveEn = {
  // WalletReceive
  'receive.code': 'QR code for your {network} address',
  'receive.codeAny': 'QR code for your address',
  'receive.scan': 'Scan or copy this address to receive funds on {network}.',
  'receive.scanAny': 'Scan or copy this address to receive funds.',
  'receive.address': 'Your address',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.failedToCopy': 'Couldn’t copy. Try again.',
  'receive.none': 'No address yet',
  'receive.noneDetail': 'Connect a wallet to get one.',
  'receive.nonePayment': '{wallet} didn’t share a payment address.',
  'receive.connect': 'Connect wallet',

  // Warnings before a transfer
  'remark.otherNetwork':
    'This address is for {network}, but {wallet} is on {other}. Assets you receive won’t appear on {other}.',
  'remark.elsewhere': '{wallet} is on another network. This address is for {network}.',
  'remark.unknownNetwork':
    '{wallet} is on a network this app doesn’t support. Assets you receive there won’t appear here.',
  'remark.chooseNetwork': 'Choose network',
  'remark.testNetwork': '{network} is a test network. Its tokens have no value.',
  'remark.payments': 'Payments only. {wallet} uses another address for Ordinals.',

  // WalletCompatibleNetworks
  'networks.compatible': 'Compatible networks',
  'networks.count': { one: '{count} network uses this address', other: '{count} networks use this address' },
  'networks.detail': 'Your address is the same on these networks. Assets sent on any other network may be lost.',
  'networks.smartAccount':
    'Your smart account has this address on {network} only. Assets sent on any other network may be lost.',
  'networks.current': 'This network',
  'networks.test': 'Test network',

  // FundWallet
  'fund.receive': 'Receive funds',
  'fund.receiveDetail': 'Show your address and QR code',
  'fund.none': 'Can’t add funds here',
  'fund.noneDetail': 'Your wallet app may offer a way.',
} as const

/** Type of a translation of these messages. */
export type ReceiveMessages = TranslationOf<typeof receiveEn>
