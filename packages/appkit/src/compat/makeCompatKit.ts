import type { AppKitOptions, AppKitParts } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { AppKitInstance } from '../kit/AppKitInstance'
import type { CompatAppKit } from './CompatAppKit'
import { withCompatNames } from './withCompatNames'

/** Makes a kit with the names of AppKit 1.8. It keeps what the modal brings, which readers need without waiting. */
export function makeCompatKit(options: AppKitOptions, parts: AppKitParts): CompatAppKit {
  let loaded: ModalKit | undefined
  const kit = new AppKitInstance(options, {
    ...parts,
    async loadModal(given) {
      const { createModalKit, mountModal } = await parts.loadModal(given)
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
