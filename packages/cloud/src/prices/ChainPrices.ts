import { z } from 'zod'

/** A pool that trades one asset of a chain against another. */
export interface PricePool {
  readonly pool: string
  readonly shape: 'uniswap-v2' | 'uniswap-v3'
  /** Contract of the asset to price. */
  readonly token: string
  /** Contract of the other asset. Another source or pool must provide its price. */
  readonly against: string
  /** Minimum value of `against` in the pool, in US dollars. Default: 10,000. */
  readonly minLiquidity?: number | undefined
}

/** Price sources of one chain's assets. */
export interface ChainPrices {
  readonly pools?: readonly PricePool[] | undefined
  /** Wrapped native token, such as WETH. The native asset has the same price. */
  readonly wrappedNative?: string | undefined
  /** Ids of the chain and its native asset in a CoinGecko-compatible API. Built in for well-known chains. */
  readonly coingecko?: { readonly platform?: string | undefined; readonly native?: string | undefined } | undefined
  /**
   * Ids of the chain and its native asset in a DefiLlama-compatible API, such as `arbitrum` and `coingecko:ethereum`.
   * Built in for well-known chains.
   */
  readonly llama?: { readonly chain?: string | undefined; readonly native?: string | undefined } | undefined
}

const contract = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, "isn't a contract address")
  .transform(address => address.toLowerCase())
const slug = z.string().regex(/^[a-zA-Z0-9._-]{1,64}$/, "isn't a chain name")
const coin = z.string().regex(/^[a-zA-Z0-9._:-]{1,128}$/, "isn't an asset name")

/** Schema of the `prices` field of a chain's settings. */
export const chainPricesSchema: z.ZodType<ChainPrices> = z
  .strictObject({
    pools: z
      .array(
        z.strictObject({
          pool: contract,
          shape: z.enum(['uniswap-v2', 'uniswap-v3']),
          token: contract,
          against: contract,
          minLiquidity: z.number().nonnegative().optional(),
        }),
      )
      .max(10_000)
      .optional(),
    wrappedNative: contract.optional(),
    coingecko: z.strictObject({ platform: slug.optional(), native: slug.optional() }).optional(),
    llama: z.strictObject({ chain: slug.optional(), native: coin.optional() }).optional(),
  })
  .refine(({ pools = [] }) => !hasCircle(pools), 'has pools that price each other in a circle')

/** Returns whether the price of any token depends on itself. */
function hasCircle(pools: readonly PricePool[]): boolean {
  const edges = new Map<string, string[]>()
  for (const { token, against } of pools) edges.set(token, [...(edges.get(token) ?? []), against])
  const done = new Set<string>()
  const visit = (token: string, path: ReadonlySet<string>): boolean => {
    if (path.has(token)) return true
    if (done.has(token)) return false
    const onward = new Set([...path, token])
    const found = (edges.get(token) ?? []).some(next => visit(next, onward))
    done.add(token)
    return found
  }
  return [...edges.keys()].some(token => visit(token, new Set()))
}
