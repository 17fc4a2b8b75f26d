import type { TranslationOf } from '../i18n/Catalogue'

/** The words of what an account holds. They come with the code of those views. Rules as in `en`. */
export const holdingsEn = {
  // The total
  'total.label': 'Total balance',
  'total.change': '{value} ({percent}) in 24 hours',
  'total.changeValue': '{value} in 24 hours',
  'total.stale': 'Token Balance Unavailable. As of {time}.',
  'refresh.done': 'Up to date',

  // Tabs
  'tabs.account': 'What this account holds',
  'tabs.tokens': 'Tokens',
  'tabs.nfts': 'NFTs',

  // Tokens
  'tokens.list': 'Tokens',
  'tokens.loaded': { one: '{count} token', other: '{count} tokens' },
  'tokens.none': 'No tokens yet',
  'tokens.noneDetail': 'What arrives on {network} shows here.',
  'tokens.unavailable': 'Token Balance Unavailable',
  'tokens.unavailableDetail': 'Nothing that you hold is affected. It is asked for again every 30 seconds.',
  'tokens.unpriced': {
    one: '{count} token has no known price and is not in the total.',
    other: '{count} tokens have no known price and are not in the total.',
  },
  'tokens.unconfirmed': '{amount} not confirmed yet',
  'tokens.noPrice': 'No known price',
  'tokens.receive': 'Receive funds',

  // NFTs
  'nfts.list': 'NFTs',
  'nfts.none': 'No NFTs yet',
  'nfts.noneDetail': 'Collectibles of this account on {network} show here.',
  'nfts.searching': 'Older ones are still being looked for.',
  'nfts.soon': 'Coming soon',
  'nfts.soonDetail': 'Nobody tells the collectibles on {network} yet. Your wallet may show them.',
  'nfts.unavailable': 'NFTs could not be loaded',
  'nfts.unavailableDetail': 'Nothing that you hold is affected. Check your connection and try again.',
  'nfts.stale': 'This list may have changed since {time}.',
  'nfts.moreFailed': 'Could not load more. Try again',
  'nfts.unnamed': 'Number {tokenId}',

  // TokenDetail
  'token.amount': 'You hold',
  'token.value': 'Value',
  'token.price': 'Price',
  'token.priceAsOf': 'as of {time}',
  'token.change': '24 hours',
  'token.network': 'Network',
  'token.contract': 'Contract',
  'token.copyContract': 'Copy contract address',
  'token.copied': 'Address copied',
  'token.failedToCopy': 'Failed to copy',
  'token.explorer': 'View on explorer',
  'token.gone': 'This token is not in the account',
  'token.goneDetail': 'It may have been sent since, or another account is in use.',

  // NftDetail
  'nft.collection': 'Collection',
  'nft.tokenId': 'Token ID',
  'nft.standard': 'Standard',
  'nft.quantity': 'You hold',
  'nft.attributes': 'Attributes',
  'nft.more': 'Show more',
  'nft.less': 'Show less',
  'nft.gone': 'This NFT is not in the account',
} as const

/** What every other language of these views must provide. */
export type HoldingsMessages = TranslationOf<typeof holdingsEn>
