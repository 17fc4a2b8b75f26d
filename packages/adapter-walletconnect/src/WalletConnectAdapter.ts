import type { SessionActions } from './actions/SessionActions'
import { SessionShell } from './SessionShell'

/**
 * Any namespace, as far as a WalletConnect session reaches: accounts, messages and networks, and transfers where the chain's methods are known. `createAppKit` makes
 * one by itself for each namespace that has no adapter. Make it yourself to say which methods a session asks for.
 *
 * @example
 * ```ts
 * const polkadot = new WalletConnectAdapter({ namespace: 'polkadot', methods: ['polkadot_signMessage'] })
 * createAppKit({ adapters: [polkadot], networks: [polkadotAssetHub], projectId })
 * ```
 */
export class WalletConnectAdapter extends SessionShell {
  protected async load(): Promise<() => SessionActions> {
    const { SessionActions } = await import('./actions/SessionActions')
    return () => new SessionActions(this.context)
  }
}
