import type { CaipNetworkId } from '@openappkit/contract'
import { isCaipNetworkId } from '../caip/isCaipNetworkId'
import { visibleLines, visibleText } from '../cloud/visibleText'
import { type Decoder, listOf, objectOf, oneOf, text } from '../storage/decode'

/** NFT of an account. Fields that its contract and metadata don't provide are absent. */
export interface HeldNft {
  /** CAIP-19 id: `eip155:1/erc721:0x…/42`. */
  readonly id: string
  readonly chainId: CaipNetworkId
  readonly standard: 'erc721' | 'erc1155'
  readonly contract: string
  /** Decimal number of up to 78 digits. */
  readonly tokenId: string
  /** Number of copies that the account owns. */
  readonly quantity: bigint
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly collection: { readonly name?: string | undefined; readonly symbol?: string | undefined }
  /** Safe as the source of an image if it comes from `NftApi`. */
  readonly imageUrl?: string | undefined
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** `pending`: the backend is still fetching it, and the next response may include it. */
  readonly metadata: 'ready' | 'pending' | 'unavailable'
}

/** Page of an account's NFTs. */
export interface HeldNftPage {
  readonly data: readonly HeldNft[]
  /** Cursor for the next page. Absent on the last page. */
  readonly next?: string | undefined
  /** False while the backend is still indexing older blocks. Request the page again later. */
  readonly isComplete: boolean
}

const digits: Decoder<string> = value => (typeof value === 'string' && /^\d{1,78}$/u.test(value) ? value : undefined)
const units: Decoder<bigint> = value => {
  const known = digits(value)
  return known === undefined ? undefined : BigInt(known)
}

const network: Decoder<CaipNetworkId> = value => (isCaipNetworkId(value) ? value : undefined)

const heldNft: Decoder<HeldNft> = value => {
  const found = objectOf(
    {
      id: text(400),
      chainId: network,
      standard: oneOf(['erc721', 'erc1155']),
      contract: text(200),
      tokenId: digits,
      quantity: units,
    },
    {
      name: visibleText(1000),
      description: visibleLines(10_000),
      collection: objectOf({}, { name: visibleText(400), symbol: visibleText(200) }),
      imageUrl: text(4096),
      attributes: listOf(objectOf({ name: visibleText(400), value: visibleText(1000) }, {})),
      metadata: oneOf(['ready', 'pending', 'unavailable']),
    },
  )(value)
  if (!found) return undefined
  const { collection = {}, attributes = [], metadata = 'ready' } = found
  return { ...found, collection, attributes, metadata }
}

/** Parses a page of NFTs and skips invalid ones. */
export const nftPage: Decoder<HeldNftPage> = value => {
  const page = objectOf(
    { data: listOf(heldNft) },
    { next: text(8000), isComplete: (flag: unknown) => (typeof flag === 'boolean' ? flag : undefined) },
  )(value)
  return page && { ...page, isComplete: page.isComplete ?? true }
}
