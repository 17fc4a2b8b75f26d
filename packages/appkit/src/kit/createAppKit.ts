import type { AppKitOptions } from '@openappkit/appkit-core'
import { type AppKitInstance, HostKit } from './HostKit'
import { loadDefaultModal } from './loadDefaultModal'
import { loadFallback } from './loadFallback'
import { startKit } from './startKit'

/**
 * Creates a kit that discovers wallets and reconnects the wallets of the last visit. The modal loads when the user
 * first shows intent or, if an account is connected, when the browser is idle. Each call returns an independent
 * instance; `destroy()` removes everything it added, but wallets stay connected. On a server, a kit only reads its
 * storage. Create one kit per request there.
 *
 * @throws {AppKitError} `options/no-networks` if `networks` is empty, `options/siwx-conflict` if both `siwx` and
 * `siweConfig` are set, `chains/namespace-not-configured` if an adapter has no network in `networks`.
 * @example
 * ```ts
 * import { WagmiAdapter } from '@openappkit/adapter-wagmi'
 * import { createAppKit } from '@openappkit/appkit'
 * import { mainnet } from '@openappkit/appkit/networks'
 *
 * const adapter = new WagmiAdapter({ networks: [mainnet] })
 * const appkit = createAppKit({ adapters: [adapter], networks: [mainnet] })
 * const account = await appkit.connect()
 * ```
 */
export function createAppKit(options: AppKitOptions): AppKitInstance {
  const kit = new HostKit(options, { loadModal: loadDefaultModal, loadFallback })
  startKit(kit)
  return kit
}
