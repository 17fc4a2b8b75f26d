import type { CaipNetworkId } from '@openappkit/contract'
import { isCaipNetworkId } from '../caip/isCaipNetworkId'
import { visibleLines, visibleText } from '../cloud/visibleText'
import { type Decoder, listOf, objectOf, oneOf, text } from '../storage/decode'

/** A collectible that an account holds. What its contract or its metadata doesn't say is absent. */
export interface HeldNft {
  /** CAIP-19, as in `eip155:1/erc721:0x…/42`. */
  readonly id: string
  readonly chainId: CaipNetworkId
  readonly standard: 'erc721' | 'erc1155'
  readonly contract: string
  /** Decimal; up to 78 digits. */
  readonly tokenId: string
  /** How many the account holds. */
  readonly quantity: bigint
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly collection: { readonly name?: string | undefined; readonly symbol?: string | undefined }
  /** Safe as the source of an image once `NftApi` has returned it. */
  readonly imageUrl?: string | undefined
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** `pending`: the backend still fetches it, and the next answer may have it. */
  readonly metadata: 'ready' | 'pending' | 'unavailable'
}

/** A page of the collectibles that an account holds. */
export interface HeldNftPage {
  readonly data: readonly HeldNft[]
  /** Asks for what follows. Absent: that was all. */
  readonly next?: string | undefined
  /** False while the backend still looks at older blocks: ask again later for what they hold. */
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

export const nftPage: Decoder<HeldNftPage> = value => {
  const page = objectOf(
    { data: listOf(heldNft) },
    { next: text(8000), isComplete: (given: unknown) => (typeof given === 'boolean' ? given : undefined) },
  )(value)
  return page && { ...page, isComplete: page.isComplete ?? true }
}
