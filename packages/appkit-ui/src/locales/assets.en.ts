import type { TranslationOf } from '../i18n/Catalog'

/** Messages of the asset views, loaded with their code. The rules of `en` apply. */
export const assetsEn = {
  // The total
  'total.label': 'Total balance',
  'total.change': '{value} ({percent}) today',
  'total.changeValue': '{value} today',
  'total.stale': 'Couldn’t update. Last updated {time}.',

  // Tabs
  'tabs.account': 'Assets and activity',
  'tabs.tokens': 'Tokens',
  'tabs.nfts': 'NFTs',

  // Tokens
  'tokens.list': 'Tokens',
  'tokens.loaded': { one: '{count} token', other: '{count} tokens' },
  'tokens.none': 'No tokens yet',
  'tokens.noneDetail': 'Tokens you receive on {network} will appear here.',
  'tokens.unavailable': 'Couldn’t load tokens',
  'tokens.unavailableDetail': 'Your tokens are safe. Check your connection and try again.',
  'tokens.unpriced': {
    one: '{count} token without a price isn’t included in the total.',
    other: '{count} tokens without a price aren’t included in the total.',
  },
  'tokens.unconfirmed': '{amount} pending',
  'tokens.noPrice': 'No price available',
  'tokens.receive': 'Receive funds',

  // NFTs
  'nfts.list': 'NFTs',
  'nfts.none': 'No NFTs yet',
  'nfts.noneDetail': 'NFTs you own on {network} will appear here.',
  'nfts.searching': 'Still loading older NFTs…',
  'nfts.soon': 'Not available yet',
  'nfts.soonDetail': 'NFTs on {network} don’t appear here. Your wallet may show them.',
  'nfts.unavailable': 'Couldn’t load NFTs',
  'nfts.unavailableDetail': 'Your NFTs are safe. Check your connection and try again.',
  'nfts.stale': 'Last updated {time}',
  'nfts.moreFailed': 'Couldn’t load more NFTs.',
  'nfts.unnamed': 'NFT #{tokenId}',

  // TokenDetail
  'token.amount': 'Balance',
  'token.value': 'Value',
  'token.price': 'Price',
  'token.priceAsOf': 'as of {time}',
  'token.change': '24h change',
  'token.network': 'Network',
  'token.contract': 'Contract',
  'token.copyContract': 'Copy contract address',
  'token.copied': 'Address copied',
  'token.failedToCopy': 'Couldn’t copy. Try again.',
  'token.explorer': 'View on explorer',
  'token.gone': 'This token isn’t in your account',
  'token.goneDetail': 'You may have sent it or switched accounts.',

  // NftDetail
  'nft.collection': 'Collection',
  'nft.tokenId': 'Token ID',
  'nft.standard': 'Standard',
  'nft.quantity': 'Quantity',
  'nft.attributes': 'Attributes',
  'nft.more': 'Show more',
  'nft.less': 'Show less',
  'nft.gone': 'This NFT isn’t in your account',
} as const

/** Type of a translation of these messages. */
export type AssetsMessages = TranslationOf<typeof assetsEn>
