import type { AppKitDependencies, AppKitOptions } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { HostKit } from '../kit/HostKit'
import type { CompatAppKit } from './CompatAppKit'
import { withCompatNames } from './withCompatNames'

/**
 * Creates a kit with the AppKit 1.8 names. Keeps a reference to the loaded modal, because the getters are synchronous.
 */
export function makeCompatKit(options: AppKitOptions, dependencies: AppKitDependencies): CompatAppKit {
  let loaded: ModalKit | undefined
  const kit = new HostKit(options, {
    ...dependencies,
    async loadModal(input) {
      const { createModalKit, mountModal } = await dependencies.loadModal(input)
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
