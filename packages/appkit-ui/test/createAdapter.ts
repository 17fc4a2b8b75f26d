import type { Connector } from '@openappkit/appkit-core'
import { ScriptedAdapter } from '@openappkit/appkit-core/testing'
import { evm, type TestChain } from './chains'

/** A scripted adapter of one of the {@link TestChain}s. */
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

/** Rejects with `error`, as the answer of a scripted adapter. */
export function failWith(error: Error): () => Promise<never> {
  return () => Promise.reject(error)
}
