import type { ChainNamespace } from '@openappkit/contract'
import type { LoadFallback } from '../src/kit/KitAdapters'
import { ScriptedAdapter } from '../src/testing/ScriptedAdapter'
import type { WalletConnectLink } from '../src/walletconnect/WalletConnectLink'

/** Simulates an adapter that is connected while the session has accounts of its namespace. */
class SessionAdapter extends ScriptedAdapter {
  constructor(namespace: ChainNamespace) {
    super({ namespace, connectors: [{ id: 'walletConnect' }] })
  }

  followWalletConnect(link: WalletConnectLink): void {
    link.subscribe(() => {
      const [account] = link.session?.namespaces[this.namespace]?.accounts ?? []
      if (account) this.emitConnected({ address: account.split(':')[2] })
      else this.emitDisconnected()
    })
  }
}

/** Creates an adapter over the session for each namespace without one. */
export const loadSessionAdapters: LoadFallback = async () => ({
  createAdapter: namespace => new SessionAdapter(namespace),
})
