import type { ChainAdapter } from '../adapter/ChainAdapter'
import type { NamespaceState } from '../chains/ChainController'
import { FallbackAdapter } from './FallbackAdapter'

/** Adapters for the chains that the host gave none for: what a session of WalletConnect can do on them. */
export function createFallbacks(chains: readonly Pick<NamespaceState, 'namespace'>[]): readonly ChainAdapter[] {
  return chains.map(({ namespace }) => new FallbackAdapter(namespace))
}
