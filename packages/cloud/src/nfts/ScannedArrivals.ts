import { pad } from 'viem'
import { z } from 'zod'
import type { ChainRpc } from '../chains/ChainRpc'
import { EventSearch, type EventSearchOptions } from '../chains/EventSearch'
import { readTransfers } from '../indexer/readTransfers'
import type { NftArrivals } from './NftArrivals'
import type { NftItem } from './NftItem'
import type { NftScanStore } from './NftScanStore'

/** `Transfer` of ERC-721 (the same as that of ERC-20), then `TransferSingle` and `TransferBatch` of ERC-1155. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

const hex = (pattern: RegExp): z.ZodType<string> =>
  z
    .string()
    .regex(pattern)
    .transform(text => text.toLowerCase())
const logsSchema = z.array(
  z.object({
    address: hex(/^0x[0-9a-f]{40}$/i),
    topics: z.array(hex(/^0x[0-9a-f]{64}$/i)).max(4),
    data: hex(/^0x(?:[0-9a-f]{2})*$/i),
  }),
)

/** Finds received NFTs in contract events, on chains that the server hasn't indexed from the start. */
export class ScannedArrivals implements NftArrivals {
  readonly #store: NftScanStore
  readonly #search: EventSearch<NftItem>

  constructor(rpc: Pick<ChainRpc, 'request'>, store: NftScanStore, options: EventSearchOptions = {}) {
    this.#store = store
    this.#search = new EventSearch({ rpc, finds: store, topicsOf, read: itemsIn }, options)
  }

  search(chainId: string, account: string): Promise<boolean> {
    return this.#search.run(chainId, account)
  }

  after(chainId: string, account: string, item: NftItem | undefined, limit: number): Promise<readonly NftItem[]> {
    return this.#store.after(chainId, account, item, limit)
  }

  /** Aborts running scans. */
  close(): Promise<void> {
    return this.#search.close()
  }
}

function topicsOf(account: string): readonly (readonly unknown[])[] {
  const owner = pad(account as `0x${string}`)
  return [
    [TRANSFER, null, owner],
    [[SINGLE, BATCH], null, null, owner],
  ]
}

function itemsIn(events: unknown, account: string): readonly NftItem[] {
  return logsSchema.parse(events).flatMap(log =>
    readTransfers({ ...log, logIndex: 0 }).flatMap(({ kind, token, tokenId, to }) => {
      if (token === null || tokenId === null || to !== account || (kind !== 'erc721' && kind !== 'erc1155')) return []
      return [{ contract: token, tokenId: String(tokenId), standard: kind }]
    }),
  )
}
