import type { SessionActions } from './actions/SessionActions'
import { SessionShell } from './SessionShell'

/**
 * Connects any namespace over a WalletConnect session, and switches networks. Signs messages on `eip155`, `solana` and
 * `bip122`, and sends native coins on `eip155`. For other requests, use the session's provider from `getProvider`.
 * `createAppKit` creates this adapter automatically for each namespace without an adapter. Create it yourself to set
 * the methods that a session requests.
 *
 * @example
 * ```ts
 * import { WalletConnectAdapter } from '@openappkit/adapter-walletconnect'
 * import { type AppKitNetwork, createAppKit } from '@openappkit/appkit'
 *
 * function createKit(assetHub: AppKitNetwork) {
 *   const adapter = new WalletConnectAdapter({ namespace: 'polkadot', methods: ['polkadot_signMessage'] })
 *   return createAppKit({ adapters: [adapter], networks: [assetHub], projectId: 'my-project-id' })
 * }
 * ```
 */
export class WalletConnectAdapter extends SessionShell {
  protected async load(): Promise<() => SessionActions> {
    const { SessionActions } = await import('./actions/SessionActions')
    return () => new SessionActions(this.context)
  }
}
