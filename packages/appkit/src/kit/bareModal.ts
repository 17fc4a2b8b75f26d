import type { ModalModule } from '@openappkit/appkit-core'
import { createModalKit, type MountOptions, mountModal } from '@openappkit/appkit-ui'
import { type Feature, startFeatures } from '@openappkit/appkit-ui/features'
import { warnInDevelopment } from './warnInDevelopment'

/** Returns a modal that starts only `features` and loads no others later. */
export function bareModal(features: readonly Feature[], drawing: MountOptions): ModalModule {
  return {
    createModalKit,
    mountModal(kit) {
      startFeatures(kit, features)
      warnInDevelopment(kit)
      return mountModal(kit, drawing)
    },
  }
}
