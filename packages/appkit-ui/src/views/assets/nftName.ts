import type { HeldNft } from '@openappkit/appkit-core/portfolio'
import type { AssetsTranslator } from './AssetsCatalog'

/** Longest number that is shown whole, in digits. */
const longest = 12

/** What a collectible is called, or its number where nobody says. */
export function nftName({ name, tokenId }: Pick<HeldNft, 'name' | 'tokenId'>, { t }: AssetsTranslator): string {
  return name || t('nfts.unnamed', { tokenId: shortNumber(tokenId) })
}

/** Numbers of collectibles may have 78 digits. */
function shortNumber(digits: string): string {
  return digits.length > longest ? `${digits.slice(0, 4)}…${digits.slice(-4)}` : digits
}
