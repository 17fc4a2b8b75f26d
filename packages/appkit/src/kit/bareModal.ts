import type { ModalModule } from '@openappkit/appkit-core'
import { createModalKit, type MountOptions, mountModal } from '@openappkit/appkit-ui'
import { type Feature, startFeatures } from '@openappkit/appkit-ui/features'
import { warnInDevelopment } from './warnInDevelopment'

/** The modal with the features that it is given, and nothing that comes later. */
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
