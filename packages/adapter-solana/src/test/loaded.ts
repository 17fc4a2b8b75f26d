import type { LaterMethods } from '../actions/laterMethods'
import type { SolanaAdapter } from '../SolanaAdapter'

/** An adapter with all its methods. */
export async function loaded(adapter: SolanaAdapter): Promise<SolanaAdapter & LaterMethods> {
  await adapter.prefetch()
  return adapter as SolanaAdapter & LaterMethods
}
