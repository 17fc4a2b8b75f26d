import type { Connector } from '@openappkit/appkit-core'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { evm, type TestChain } from './chains'

/** Creates a scripted adapter for a {@link TestChain}. */
export function createAdapter(connectors: readonly Connector[] = [], chain: TestChain = evm): ScriptedAdapter {
  const adapter = new ScriptedAdapter({
    namespace: chain.namespace,
    chainName: chain.chainName,
    connectors,
    capabilities: ['switchNetwork', 'switchAccount'],
    accounts: (_, index) => chain.accounts(index),
  })
  adapter.balance = chain.balance
  return adapter
}

/** Returns an answer for a scripted adapter that rejects with `error`. */
export function failWith(error: Error): () => Promise<never> {
  return () => Promise.reject(error)
}
