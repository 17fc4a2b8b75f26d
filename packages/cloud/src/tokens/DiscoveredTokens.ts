import type { ChainRpc } from '../chains/ChainRpc'
import type { TokenRow } from '../storage/tokenSchema'
import { readEvmTokens } from './readEvmTokens'
import { readSolanaMints } from './readSolanaMints'
import type { Token } from './Token'
import type { TokenSource } from './TokenRegistry'
import type { TokenStore } from './TokenStore'

/** Milliseconds before an address that isn't a token is read again, because a contract may be deployed there later. */
const RECHECK = 24 * 60 * 60_000
/** Maximum tokens to read for one request. The next request reads more of them. */
const BATCH_SIZE = 100

/** Reads the metadata of unlisted tokens from the chain, and stores it for all nodes. */
export class DiscoveredTokens implements TokenSource {
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #store: Pick<TokenStore, 'find' | 'save'>
  readonly #now: () => number

  constructor(rpc: Pick<ChainRpc, 'batch'>, store: Pick<TokenStore, 'find' | 'save'>, now: () => number = Date.now) {
    this.#rpc = rpc
    this.#store = store
    this.#now = now
  }

  /**
   * Returns tokens by address. Omits addresses that aren't tokens, and those beyond the limit per request.
   *
   * @throws ChainUnavailable if the chain can't be read.
   * @throws ChainRefused if a Solana node rejects the request.
   */
  async describe(
    chainId: string,
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, Token>> {
    if (addresses.length === 0) return new Map()
    const since = this.#now() - RECHECK
    const stored = (await this.#store.find(chainId, addresses)).filter(
      ({ decimals, askedAt }) => decimals !== null || askedAt.getTime() > since,
    )
    const known = new Set(stored.map(({ address }) => address))
    const unknown = addresses.filter(address => !known.has(address)).slice(0, BATCH_SIZE)
    const fresh = unknown.length > 0 ? await this.#readTokens(chainId, unknown, signal) : []
    await this.#store.save(fresh)
    return new Map([...stored, ...fresh].flatMap(row => entryOf(row)))
  }

  async #readTokens(chainId: string, addresses: readonly string[], signal?: AbortSignal): Promise<readonly TokenRow[]> {
    const read = chainId.startsWith('eip155:') ? readEvmTokens : readSolanaMints
    const words = await read(this.#rpc, chainId, addresses, signal)
    const askedAt = new Date(this.#now())
    return words.map(({ decimals, ...said }) => ({ ...said, chainId, decimals: decimals ?? null, askedAt }))
  }
}

function entryOf({ chainId, address, name, symbol, decimals }: TokenRow): [string, Token][] {
  return decimals === null ? [] : [[address, { chainId, address, name, symbol, decimals }]]
}
