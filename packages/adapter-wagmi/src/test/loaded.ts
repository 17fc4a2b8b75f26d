import type { LaterMethods } from '../actions/WagmiActions'
import type { WagmiAdapter } from '../WagmiAdapter'

/** An adapter with all its methods. */
export async function loaded(adapter: WagmiAdapter): Promise<WagmiAdapter & LaterMethods> {
  await adapter.prefetch()
  return adapter as WagmiAdapter & LaterMethods
}
