import type { ConvertGasPrice } from '@openappkit/contract'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { ChainRefused } from '../chains/ChainRefused'
import type { ChainRpc } from '../chains/ChainRpc'
import { quantitySchema, toQuantity } from '../chains/quantity'
import { resultOf } from '../chains/resultOf'

/** Blocks of the fee history, and the percentiles of their tips. */
const BLOCKS = 5n
const PERCENTILES = [25, 50, 90]
/** Percent of the base fee to offer. It rises by at most 12.5 % a block. */
const BASE_SHARES = [100n, 113n, 127n]
/** Percent of the node's gas price, if there is no fee history. */
const SHARES = [100n, 120n, 150n]
/** Milliseconds for which prices are cached. */
const LIFETIME = 3000

/** Wei per gas unit for three speeds. */
export interface GasPrice {
  readonly standard: bigint
  readonly fast: bigint
  readonly instant: bigint
}

const historySchema = z.looseObject({
  baseFeePerGas: z.array(quantitySchema).min(1).max(100),
  reward: z.array(z.array(quantitySchema).length(PERCENTILES.length)).min(1).max(100),
})

/** Reads gas prices from the fee history of an EVM chain, or from its node's estimate. */
export class GasPrices {
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #cache: LRUCache<string, GasPrice>

  constructor(rpc: Pick<ChainRpc, 'batch'>, lifetime: number = LIFETIME) {
    this.#rpc = rpc
    this.#cache = new LRUCache({ max: 1000, ttl: lifetime })
  }

  /**
   * Returns the gas prices of a chain.
   *
   * @throws ChainUnavailable or ChainRefused if the chain can't be read.
   */
  async of(chainId: string, signal: AbortSignal): Promise<GasPrice> {
    const known = this.#cache.get(chainId)
    if (known) return known
    const [history, price] = await this.#rpc.batch(
      chainId,
      [
        { method: 'eth_feeHistory', params: [toQuantity(BLOCKS), 'latest', PERCENTILES] },
        { method: 'eth_gasPrice', params: [] },
      ],
      signal,
    )
    const result = fromHistory(history?.result) ?? fromPrice(chainId, resultOf(price))
    this.#cache.set(chainId, result)
    return result
  }
}

/** Formats gas prices for the contract. */
export function writeGasPrice({ standard, fast, instant }: GasPrice): ConvertGasPrice {
  return { standard: `${standard}`, fast: `${fast}`, instant: `${instant}` }
}

function fromHistory(value: unknown): GasPrice | undefined {
  const history = historySchema.safeParse(value)
  // The last base fee is that of the next block.
  const base = history.data?.baseFeePerGas.at(-1)
  if (!history.success || base === undefined || base === 0n) return undefined
  const prices = PERCENTILES.map((_, index) => {
    const tips = history.data.reward.flatMap(row => row[index] ?? []).sort((one, other) => (one < other ? -1 : 1))
    return (base * (BASE_SHARES[index] ?? 100n)) / 100n + (tips[tips.length >> 1] ?? 0n)
  })
  return ordered(prices)
}

function fromPrice(chainId: string, value: unknown): GasPrice {
  const price = quantitySchema.safeParse(value)
  if (!price.success) throw new ChainRefused(chainId, -32_000, "The node's gas price isn't a quantity")
  return ordered(SHARES.map(share => (price.data * share) / 100n))
}

function ordered(prices: readonly bigint[]): GasPrice {
  const [standard = 0n, fast = 0n, instant = 0n] = [...prices].sort((one, other) => (one < other ? -1 : 1))
  return { standard, fast, instant }
}
