import { z } from 'zod'
import { partsOf } from '../caipAsset'
import { fetchJson, urlBelow } from '../fetchJson'
import type { CaipAddress, PriceSource, SourcePrice } from '../PriceSource'

/**
 * Returns the API's ids of a chain and of its native asset. An id is absent if the API doesn't support the chain or
 * asset.
 */
export type CoinGeckoNames = (chainId: string) => { platform?: string | undefined; native?: string | undefined }

export interface CoinGeckoOptions {
  readonly name: string
  /** Base URL with its path, such as `https://api.coingecko.com/api/v3`. */
  readonly url: string
  /** HTTP headers such as `{ 'x-cg-pro-api-key': '…' }`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Maximum assets per request. */
  readonly batchSize: number
  readonly names: CoinGeckoNames
}

const rowsSchema = z.record(
  z.string(),
  z.object({
    usd: z.unknown().optional(),
    usd_24h_change: z.unknown().optional(),
    last_updated_at: z.unknown().optional(),
  }),
)

/** Group of the native assets, which the API identifies by id instead of address. */
const COINS = 'coins'

/** Reads prices from a CoinGecko-compatible API. */
export class CoinGeckoSource implements PriceSource {
  readonly name: string
  readonly batchSize: number
  readonly #options: CoinGeckoOptions

  constructor(options: CoinGeckoOptions) {
    this.name = options.name
    this.batchSize = options.batchSize
    this.#options = options
  }

  groupOf(asset: CaipAddress): string | undefined {
    const { chainId, address } = partsOf(asset)
    const { platform, native } = this.#options.names(chainId)
    if (address === 'native') return native === undefined ? undefined : COINS
    return platform === undefined ? undefined : `platform:${platform}`
  }

  async quote(assets: readonly CaipAddress[], signal: AbortSignal): Promise<ReadonlyMap<CaipAddress, SourcePrice>> {
    const keys = new Map(assets.map(asset => [asset, this.#keyOf(asset)]))
    const list = [...new Set(keys.values())].join(',')
    const isCoins = assets[0] !== undefined && this.groupOf(assets[0]) === COINS
    const path = isCoins ? '/simple/price' : `/simple/token_price/${this.#platformOf(assets)}`
    const { url, headers } = this.#options
    const query = {
      vs_currencies: 'usd',
      include_24hr_change: 'true',
      include_last_updated_at: 'true',
      precision: 'full',
    }
    const answer = await fetchJson(urlBelow(url, path, { [isCoins ? 'ids' : 'contract_addresses']: list, ...query }), {
      headers,
      signal,
    })
    const rows = new Map(Object.entries(rowsSchema.parse(answer)).map(([key, row]) => [foldHex(key), row]))
    const prices = new Map<CaipAddress, SourcePrice>()
    for (const [asset, key] of keys) {
      const row = rows.get(key)
      if (row?.usd === undefined || row.usd === null) continue
      const { usd, usd_24h_change: change, last_updated_at: seconds } = row
      const asOf = typeof seconds === 'number' ? seconds * 1000 : seconds
      prices.set(asset, { usd, asOf, usdDayAgo: before(usd, change) })
    }
    return prices
  }

  #keyOf(asset: CaipAddress): string {
    const { chainId, address } = partsOf(asset)
    return address === 'native' ? (this.#options.names(chainId).native ?? '') : address
  }

  #platformOf([first]: readonly CaipAddress[]): string {
    return first === undefined ? '' : (this.#options.names(partsOf(first).chainId).platform ?? '')
  }
}

/** Lowercases hex addresses, because their case is only a checksum. Solana addresses are case-sensitive. */
function foldHex(key: string): string {
  return key.startsWith('0x') ? key.toLowerCase() : key
}

/** Returns the price before it changed by a percentage. */
function before(usd: unknown, change: unknown): number | undefined {
  return typeof usd === 'number' && typeof change === 'number' && change > -100 ? usd / (1 + change / 100) : undefined
}
