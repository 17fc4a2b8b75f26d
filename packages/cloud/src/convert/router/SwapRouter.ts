import { z } from 'zod'

/** An exchange with the interface of the Uniswap V2 router. */
export interface SwapRouter {
  /** Name for display. Default: `Router`. */
  readonly name?: string | undefined
  /** Contract of the router. */
  readonly router: string
  /** Wrapped native token, such as WETH. Default: the router's `WETH()`. */
  readonly wrappedNative?: string | undefined
  /** Tokens that a path may pass through. The wrapped native token is always one. At most 7. */
  readonly bases?: readonly string[] | undefined
}

/** The exchanges of a chain: one, or a list. */
export type ChainSwaps = SwapRouter | { readonly routers: readonly SwapRouter[] }

const contract = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, "isn't a contract address")
  .transform(address => address.toLowerCase())

const router = z.strictObject({
  name: z.string().min(1).max(40).optional(),
  router: contract,
  wrappedNative: contract.optional(),
  // With eight bases there are 65 paths, so all of them fit one batch.
  bases: z.array(contract).max(7).optional(),
})

/** Schema of the `swaps` field of a chain's settings. */
export const chainSwapsSchema: z.ZodType<ChainSwaps> = z.union([
  router,
  z.strictObject({ routers: z.array(router).min(1).max(10) }),
])

/** Returns the exchanges of a chain. */
export function routersOf(swaps: ChainSwaps | undefined): readonly SwapRouter[] {
  if (!swaps) return []
  return 'routers' in swaps ? swaps.routers : [swaps]
}
