/** What `createAppKit` loads, on intent, for the namespaces that have no adapter. */
import type { ChainAdapter, ChainNamespace } from '@openappkit/appkit-core'
import { FallbackAdapter } from '../FallbackAdapter'

/** Makes the adapter of a namespace that has none. Its actions are there already. */
export function createAdapter(namespace: ChainNamespace): ChainAdapter {
  return new FallbackAdapter({ namespace })
}
