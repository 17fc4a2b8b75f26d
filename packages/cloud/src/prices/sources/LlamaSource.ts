import { z } from 'zod'
import { partsOf } from '../caipAsset'
import { fetchJson, urlBelow } from '../fetchJson'
import type { CaipAddress, PriceSource, SourcePrice } from '../PriceSource'

export interface LlamaOptions {
  readonly name: string
  /** Base URL such as `https://coins.llama.fi`. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Maximum assets per request. */
  readonly batchSize: number
  /** Minimum confidence of a price, from 0 to 1. Less certain prices count as unknown. */
  readonly minConfidence: number
  /**
   * Returns the API's ids of a chain and of its native asset. An id is absent if the API doesn't support the chain or
   * asset.
   */
  readonly names: (chainId: string) => { chain?: string | undefined; native?: string | undefined }
}

const answerSchema = z.object({
  coins: z.record(
    z.string(),
    z.object({ price: z.unknown().optional(), timestamp: z.unknown().optional(), confidence: z.number().optional() }),
  ),
})

/** Reads prices from a DefiLlama-compatible API. */
export class LlamaSource implements PriceSource {
  readonly name: string
  readonly batchSize: number
  readonly #options: LlamaOptions

  constructor(options: LlamaOptions) {
    this.name = options.name
    this.batchSize = options.batchSize
    this.#options = options
  }

  groupOf(asset: CaipAddress): string | undefined {
    return this.#keyOf(asset) === undefined ? undefined : 'coins'
  }

  async quote(assets: readonly CaipAddress[], signal: AbortSignal): Promise<ReadonlyMap<CaipAddress, SourcePrice>> {
    const keys = assets.map(asset => [asset, this.#keyOf(asset) ?? ''] as const)
    const { url, headers, minConfidence } = this.#options
    const list = [...new Set(keys.map(([, key]) => key))].join(',')
    const { coins } = answerSchema.parse(await fetchJson(urlBelow(url, `/prices/current/${list}`), { headers, signal }))
    const rows = new Map(Object.entries(coins).map(([key, row]) => [foldHex(key), row]))
    const prices = new Map<CaipAddress, SourcePrice>()
    for (const [asset, key] of keys) {
      const row = rows.get(key)
      if (row?.price === undefined || row.price === null || (row.confidence ?? 1) < minConfidence) continue
      const { price, timestamp: seconds } = row
      prices.set(asset, { usd: price, asOf: typeof seconds === 'number' ? seconds * 1000 : seconds })
    }
    return prices
  }

  #keyOf(asset: CaipAddress): string | undefined {
    const { chainId, address } = partsOf(asset)
    const { chain, native } = this.#options.names(chainId)
    if (address === 'native') return native
    return chain === undefined ? undefined : `${chain}:${address}`
  }
}

/** Lowercases contract addresses, because their case is only a checksum. Solana addresses are case-sensitive. */
function foldHex(key: string): string {
  return /:0x[0-9a-fA-F]{40}$/.test(key) ? key.toLowerCase() : key
}
