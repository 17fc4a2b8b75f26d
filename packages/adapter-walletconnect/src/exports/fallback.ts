/** Adapters that `createAppKit` loads on intent for namespaces without one. */
import type { ChainAdapter, ChainNamespace } from '@openappkit/appkit-core'
import { FallbackAdapter } from '../FallbackAdapter'

/**
 * Creates an adapter for a namespace that has none. Its actions are already loaded.
 *
 * @example
 * ```ts
 * import { createAdapter } from '@openappkit/adapter-walletconnect/fallback'
 *
 * const adapter = createAdapter('polkadot')
 * ```
 */
export function createAdapter(namespace: ChainNamespace): ChainAdapter {
  return new FallbackAdapter({ namespace })
}
