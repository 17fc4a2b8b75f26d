import { z } from 'zod'
import type { ChainRpc } from '../../chains/ChainRpc'
import { quantitySchema, toQuantity } from '../../chains/quantity'
import type { ChainPrices, PricePool } from '../ChainPrices'
import { caipOf, partsOf } from '../caipAsset'
import type { CaipAddress, PriceSource, SourcePrice } from '../PriceSource'
import type { UsdPrice } from '../UsdAnswer'
import { poolCalls } from './poolCalls'
import { type PoolReading, readPool } from './readPool'

/** Minimum value in US dollars of the other asset in a pool, so a pool with little money can't set a price. */
const MIN_LIQUIDITY = 10_000

const blockSchema = z.looseObject({ number: quantitySchema, timestamp: quantitySchema })

export interface PoolSourceOptions {
  readonly name: string
  readonly rpc: Pick<ChainRpc, 'request' | 'batch'>
  readonly pricesOf: (chainId: string) => ChainPrices | undefined
  /** Returns the US dollar price of another asset: the one that a pool trades against, or the wrapped native token. */
  readonly usdOf: (asset: CaipAddress) => Promise<UsdPrice | undefined>
}

interface Candidate {
  readonly usd: number
  readonly asOf: number
  readonly depth: number
}

/**
 * Reads prices from on-chain pools. Each query reads one block. If a token has several pools, the one with the highest
 * liquidity sets its price.
 */
export class PoolSource implements PriceSource {
  readonly name: string
  readonly batchSize = 100
  readonly #options: PoolSourceOptions

  constructor(options: PoolSourceOptions) {
    this.name = options.name
    this.#options = options
  }

  groupOf(asset: CaipAddress): string | undefined {
    // A native asset doesn't need a chain read: its price is that of its wrapped token.
    if (this.#wrappedOf(asset)) return asset
    return this.#poolsOf(asset).length > 0 ? partsOf(asset).chainId : undefined
  }

  async quote(assets: readonly CaipAddress[], signal: AbortSignal): Promise<ReadonlyMap<CaipAddress, SourcePrice>> {
    const answers = await Promise.all([this.#wrapped(assets), this.#pooled(assets, signal)])
    return new Map(answers.flat())
  }

  /** Returns prices of native assets. Each equals that of the wrapped token, which is always redeemable. */
  async #wrapped(assets: readonly CaipAddress[]): Promise<readonly [CaipAddress, SourcePrice][]> {
    const pairs = assets.map(async (asset): Promise<[CaipAddress, SourcePrice][]> => {
      const wrapped = this.#wrappedOf(asset)
      const price = wrapped && (await this.#options.usdOf(wrapped))
      return price ? [[asset, { usd: price.usd, asOf: price.asOf }]] : []
    })
    return (await Promise.all(pairs)).flat()
  }

  async #pooled(assets: readonly CaipAddress[], signal: AbortSignal): Promise<readonly [CaipAddress, SourcePrice][]> {
    const assetPools = assets.flatMap(asset => this.#poolsOf(asset).map(pool => ({ asset, pool })))
    const [first] = assetPools
    if (!first) return []
    const { chainId } = partsOf(first.asset)
    const { asOf, readings } = await this.#read(
      chainId,
      assetPools.map(({ pool }) => pool),
      signal,
    )
    const best = new Map<CaipAddress, Candidate>()
    await Promise.all(
      assetPools.map(async ({ asset, pool }, index) => {
        const reading = readings[index]
        const against = reading && (await this.#options.usdOf(caipOf(chainId, pool.against)))
        if (!against) return
        const depth = reading.depth * against.usd
        if (depth < (pool.minLiquidity ?? MIN_LIQUIDITY)) return
        const candidate = { usd: reading.price * against.usd, asOf: Math.min(asOf, against.asOf), depth }
        if (depth > (best.get(asset)?.depth ?? -1)) best.set(asset, candidate)
      }),
    )
    return [...best].map(([asset, { usd, asOf }]) => [asset, { usd, asOf }])
  }

  async #read(
    chainId: string,
    pools: readonly PricePool[],
    signal: AbortSignal,
  ): Promise<{ asOf: number; readings: readonly (PoolReading | undefined)[] }> {
    const { rpc } = this.#options
    const block = blockSchema.parse(await rpc.request(chainId, 'eth_getBlockByNumber', ['latest', false], signal))
    const at = toQuantity(block.number)
    const calls = pools.map(poolCalls)
    const answers = await rpc.batch(
      chainId,
      calls.flat().map(call => ({ method: 'eth_call', params: [call, at] })),
      signal,
    )
    let position = 0
    const readings = pools.map((pool, index) => {
      const count = calls[index]?.length ?? 0
      const results = answers.slice(position, position + count).map(({ result }) => result)
      position += count
      return readPool(pool, results)
    })
    return { asOf: Number(block.timestamp) * 1000, readings }
  }

  #poolsOf(asset: CaipAddress): readonly PricePool[] {
    const { chainId, address } = partsOf(asset)
    return this.#options.pricesOf(chainId)?.pools?.filter(({ token }) => token === address) ?? []
  }

  #wrappedOf(asset: CaipAddress): CaipAddress | undefined {
    const { chainId, address } = partsOf(asset)
    const wrapped = address === 'native' ? this.#options.pricesOf(chainId)?.wrappedNative : undefined
    return wrapped === undefined ? undefined : caipOf(chainId, wrapped)
  }
}
