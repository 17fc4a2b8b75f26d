import type { Environment } from '../environment/Environment'
import type { AppKitOptions } from '../options/AppKitOptions'
import type { LoadFallback } from './KitAdapters'
import type { KitCore } from './KitCore'
import type { ModalKit } from './ModalKit'

/** What draws the modal, mounted once per kit. */
export type MountedModal = { destroy(): void }

/** The code that arrives on first intent. `@openappkit/appkit-ui` is it. */
export interface ModalModule {
  createModalKit(kit: KitCore): ModalKit
  mountModal(kit: ModalKit): MountedModal
}

/** Loads what draws the modal. Called on first intent, never before. */
export type LoadModal = (options: AppKitOptions) => Promise<ModalModule>

/** What differs between a page, a server and a test. */
export interface AppKitDependencies {
  readonly loadModal: LoadModal
  /** Absent: namespaces without an adapter stay without. */
  readonly loadFallback?: LoadFallback
  readonly environment?: Environment
}
