import type { Environment } from '../environment/Environment'
import type { AppKitOptions } from '../options/AppKitOptions'
import type { AppKitContext } from './AppKitContext'
import type { LoadFallback } from './KitAdapters'
import type { ModalKit } from './ModalKit'

/** Mounted modal, one per kit. */
export type MountedModal = { destroy(): void }

/** Code that loads on first intent: `@openappkit/appkit-ui`. */
export interface ModalModule {
  createModalKit(kit: AppKitContext): ModalKit
  mountModal(kit: ModalKit): MountedModal
}

/** Loads the modal's code. Called on first intent, never earlier, and again after a failure. */
export type LoadModal = (options: AppKitOptions) => Promise<ModalModule>

/** Dependencies that differ between browser, server and test. */
export interface AppKitDependencies {
  readonly loadModal: LoadModal
  /**
   * Loads adapters for namespaces without one. Ignored if WalletConnect is off. Default: those namespaces have no
   * adapter.
   */
  readonly loadFallback?: LoadFallback
  readonly environment?: Environment
}
