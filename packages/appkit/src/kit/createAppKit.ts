import type { AppKitOptions } from '@openappkit/appkit-core'
import { AppKitInstance } from './AppKitInstance'
import { loadDefaultModal } from './loadDefaultModal'
import { loadFallback } from './loadFallback'
import { startKit } from './startKit'

/**
 * Makes a kit: wallets are looked for, the connection of the last visit comes back, and the modal loads on intent. Every call gives a new, independent
 * instance; `destroy()` leaves nothing behind. On a server it only reads the storage, so one per request is cheap.
 *
 * @throws AppKitError `options/no-networks` when `networks` is empty.
 * @example
 * ```ts
 * const appkit = createAppKit({ adapters: [new WagmiAdapter({ networks })], networks: [mainnet] })
 * const account = await appkit.connect()
 * ```
 */
export function createAppKit(options: AppKitOptions): AppKitInstance {
  const kit = new AppKitInstance(options, { loadModal: loadDefaultModal, loadFallback })
  startKit(kit)
  return kit
}
