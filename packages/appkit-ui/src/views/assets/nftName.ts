import type { HeldNft } from '@openappkit/appkit-core/portfolio'
import type { AssetsTranslator } from './AssetsCatalog'

/** Length in digits above which a number is shortened, so that it fits below a picture in the grid. */
const longest = 8

/** Returns an NFT's name. If it has none, returns a title with the token id. */
export function nftName({ name, tokenId }: Pick<HeldNft, 'name' | 'tokenId'>, { t }: AssetsTranslator): string {
  return name || t('nfts.unnamed', { tokenId: shortNumber(tokenId) })
}

/** Shortens a token id, which can have 78 digits. */
function shortNumber(digits: string): string {
  return digits.length > longest ? `…${digits.slice(-4)}` : digits
}
