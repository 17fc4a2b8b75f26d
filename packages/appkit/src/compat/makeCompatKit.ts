import type { AppKitDependencies, AppKitOptions } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { AppKitInstance } from '../kit/AppKitInstance'
import type { CompatAppKit } from './CompatAppKit'
import { withCompatNames } from './withCompatNames'

/** Makes a kit with the names of AppKit 1.8. It keeps what the modal brings, which readers need without waiting. */
export function makeCompatKit(options: AppKitOptions, dependencies: AppKitDependencies): CompatAppKit {
  let loaded: ModalKit | undefined
  const kit = new AppKitInstance(options, {
    ...dependencies,
    async loadModal(given) {
      const { createModalKit, mountModal } = await dependencies.loadModal(given)
      return {
        createModalKit,
        mountModal(modalKit) {
          loaded = modalKit
          return mountModal(modalKit)
        },
      }
    },
  })
  return withCompatNames(kit, () => loaded)
}
