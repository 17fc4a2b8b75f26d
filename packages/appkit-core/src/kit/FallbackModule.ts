import type { ChainNamespace } from '@openappkit/contract'
import type { ChainAdapter } from '../adapter/ChainAdapter'

/** Code that makes adapters for namespaces that the host gave none for. `@openappkit/adapter-walletconnect/fallback` is it. */
export interface FallbackModule {
  createAdapter(namespace: ChainNamespace): ChainAdapter
}

/** Loads a {@link FallbackModule}. Called on intent, or to reconnect, and only where there is a namespace without an adapter. */
export type LoadFallback = () => Promise<FallbackModule>
