import { getAddress, isAddress } from 'viem/utils'
import type { ReviewAsset, ReviewParty } from '../Review'
import type { WarningList } from '../WarningList'
import type { KnownAsset, KnownParty } from './KnownAsset'
import { namedContracts } from './namedContracts'
import { nativeAsset } from './nativeAssets'
import { readTokenMetadata, type TokenMetadata } from './readTokenMetadata'

type Read = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Looks up assets and addresses for one review. Each is read once. */
export class AssetBook {
  readonly #chainId: string
  readonly #known: readonly KnownAsset[]
  readonly #parties: readonly KnownParty[]
  readonly #read: Read
  readonly #warnings: WarningList
  readonly #metadata: Map<string, Promise<TokenMetadata>> = new Map()
  readonly #code: Map<string, Promise<boolean>> = new Map()

  constructor(context: {
    readonly chainId: string
    readonly known: readonly KnownAsset[]
    readonly parties: readonly KnownParty[]
    readonly read: Read
    readonly warnings: WarningList
  }) {
    this.#chainId = context.chainId
    this.#known = context.known
    this.#parties = context.parties
    this.#read = context.read
    this.#warnings = context.warnings
  }

  /** The native coin of the chain. */
  get native(): ReviewAsset {
    return { ...nativeAsset(this.#chainId, this.#known), isListed: true }
  }

  /** Returns an asset of the operator's list. */
  listed(id: string): ReviewAsset | undefined {
    const isEvm = this.#chainId.startsWith('eip155:')
    const same = (one: string): boolean => (isEvm ? one.toLowerCase() === id.toLowerCase() : one === id)
    const known = this.#known.find(one => same(one.id))
    return known && { ...known, isListed: true }
  }

  /** Returns an ERC-20 token. Adds warnings about tokens that aren't listed and names that deceive. */
  async token(address: string): Promise<ReviewAsset> {
    const id = `${this.#chainId}/erc20:${checksum(address)}`
    return this.listed(id) ?? (await this.#unlisted(id, address))
  }

  /** Returns an NFT, or a collection if `tokenId` is undefined. */
  async nft(address: string, standard: 'erc721' | 'erc1155', tokenId: bigint | undefined): Promise<ReviewAsset> {
    const collection = `${this.#chainId}/${standard}:${checksum(address)}`
    const id = tokenId === undefined ? collection : `${collection}/${tokenId}`
    const base = this.listed(collection) ?? (await this.#unlisted(id, address))
    return { ...base, id, decimals: 0 }
  }

  /** Returns what is known about an address. */
  async party(address: string): Promise<ReviewParty> {
    const name = this.nameOf(address)
    const isContract = await this.hasCode(address)
    return name === undefined
      ? { address: checksum(address), isContract }
      : { address: checksum(address), name, isContract }
  }

  /** Returns the name that the operator, or a standard, gives an address. */
  nameOf(address: string): string | undefined {
    const lower = address.toLowerCase()
    const isSame = (one: KnownParty): boolean =>
      one.address.toLowerCase() === lower && (one.chainId === undefined || one.chainId === this.#chainId)
    const listed = this.#parties.find(isSame) ?? namedContracts.find(isSame)
    return listed?.name ?? this.listed(`${this.#chainId}/erc20:${address}`)?.symbol
  }

  /** Whether an address has code that isn't only a delegation. If the node fails: false, the more alarming claim. */
  hasCode(address: string): Promise<boolean> {
    const key = address.toLowerCase()
    const known = this.#code.get(key)
    if (known !== undefined) return known
    const answer = this.#read('eth_getCode', [address, 'latest']).then(
      code => typeof code === 'string' && code.length > 2 && !code.toLowerCase().startsWith('0xef0100'),
      () => false,
    )
    this.#code.set(key, answer)
    return answer
  }

  async #unlisted(id: string, address: string): Promise<ReviewAsset> {
    const key = address.toLowerCase()
    const read = this.#metadata.get(key) ?? readTokenMetadata(address, this.#read)
    this.#metadata.set(key, read)
    const { symbol, decimals, hasHidden } = await read
    this.#warnings.add('caution', 'unlistedAsset', { symbol: symbol ?? shortAddress(address) })
    if (hasHidden) this.#warnings.add('caution', 'hiddenCharacters')
    return { id, symbol: symbol ?? shortAddress(address), decimals: decimals ?? 0, isListed: false }
  }
}

/** Returns the checksummed address, or the input if it isn't an EVM address. */
export function checksum(address: string): string {
  return isAddress(address, { strict: false }) ? getAddress(address) : address
}

function shortAddress(address: string): string {
  const text = checksum(address)
  return `${text.slice(0, 6)}…${text.slice(-4)}`
}
