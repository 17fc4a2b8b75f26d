import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import { RouterProvider } from './router/RouterProvider'
import { routersOf } from './router/SwapRouter'

/** Creates the providers of the exchanges in the chain settings. Their ids are `router`, `router-2` and so on. */
export function createRouters(
  chains: ReadonlyMap<string, Pick<ChainSettings, 'swaps' | 'prices'>>,
  rpc: Pick<ChainRpc, 'request' | 'batch'>,
): readonly RouterProvider[] {
  return [...chains].flatMap(([chainId, { swaps, prices }]) =>
    routersOf(swaps).map((settings, index) => {
      const id = index === 0 ? 'router' : `router-${index + 1}`
      return new RouterProvider({ id, chainId, settings, wrappedNative: prices?.wrappedNative, rpc })
    }),
  )
}
