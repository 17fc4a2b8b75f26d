import type { Hex } from 'viem'
import { z } from 'zod'
import type { ChainRpc } from '../../chains/ChainRpc'
import { EventSearch, type EventSearchOptions } from '../../chains/EventSearch'
import { quantitySchema } from '../../chains/quantity'
import type { ScannedBlocks } from '../../chains/ScannedBlocks'
import type { ReceivedTokens } from './EvmAssets'
import type { TokenArrival, TokenScanStore } from './TokenScanStore'

/** `Transfer(address,address,uint256)` of ERC-20 and ERC-721. ERC-721's event has one more topic. */
const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const logsSchema = z.array(
  z.object({
    address: z.string().regex(/^0x[0-9a-f]{40}$/i),
    topics: z.array(z.string()),
    blockNumber: quantitySchema,
  }),
)

/** Chains whose blocks the server indexes. Their blocks need no scan. */
export interface FollowedChains {
  /** Returns the indexed blocks. Undefined if the chain isn't indexed. */
  blocks(chainId: string): Promise<ScannedBlocks | undefined>
  /** Returns the tokens that an account received in those blocks, newest first. */
  tokens(chainId: string, account: string): Promise<readonly string[]>
}

export interface TokenScannerOptions extends EventSearchOptions {
  /** Chains that the server indexes. Default: none. */
  readonly followed?: FollowedChains
}

/** Finds the tokens that accounts received by their transfer events. */
export class TokenScanner implements ReceivedTokens {
  readonly #store: TokenScanStore
  readonly #followed: FollowedChains | undefined
  readonly #search: EventSearch<TokenArrival>

  constructor(rpc: Pick<ChainRpc, 'request'>, store: TokenScanStore, options: TokenScannerOptions = {}) {
    const { followed } = options
    this.#store = store
    this.#followed = followed
    this.#search = new EventSearch(
      {
        rpc,
        finds: store,
        topicsOf: account => [[TRANSFER, null, `0x${account.slice(2).padStart(64, '0')}`]],
        read: arrivalsIn,
        followed: chainId => followed?.blocks(chainId) ?? Promise.resolve(undefined),
      },
      options,
    )
  }

  /** Scans for a limited time and returns the tokens found so far. */
  async of(chainId: string, account: string): Promise<readonly string[]> {
    await this.#search.run(chainId, account)
    const [found, received = []] = await Promise.all([
      this.#store.tokens(chainId, account),
      this.#followed?.tokens(chainId, account),
    ])
    return [...new Set([...received, ...found])]
  }

  /** Aborts running scans. */
  close(): Promise<void> {
    return this.#search.close()
  }
}

function arrivalsIn(events: unknown): readonly TokenArrival[] {
  return logsSchema
    .parse(events)
    .filter(log => log.topics.length === 3)
    .map(log => ({ token: log.address.toLowerCase(), block: Number(log.blockNumber) }))
}
