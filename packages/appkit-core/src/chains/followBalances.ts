import type { ChainNamespace } from '@openappkit/contract'
import { subscribe } from 'valtio/vanilla'
import { readAccount } from '../kit/publicState'
import type { ChainController } from './ChainController'

/**
 * Calls `refresh` for each connected account, and again whenever the account or network of its namespace changes.
 * Returns a function that stops the calls.
 */
export function followBalances(
  chains: ChainController,
  refresh: (namespace: ChainNamespace) => Promise<unknown>,
): () => void {
  const last = new Map<ChainNamespace, string | undefined>()
  const look = () => {
    for (const { namespace, network } of Object.values(chains.state.namespaces)) {
      const account =
        chains.isConnected(namespace) && network ? readAccount(chains.state, namespace).caipAddress : undefined
      if (account === last.get(namespace)) continue
      last.set(namespace, account)
      // The button shows the failed state, so no toast is needed.
      if (account) void refresh(namespace).catch(() => {})
    }
  }
  look()
  return subscribe(chains.state, look)
}
