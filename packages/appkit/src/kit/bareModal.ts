import type { ModalModule } from '@openappkit/appkit-core'
import { createModalKit, mountModal, type ReactRenderer } from '@openappkit/appkit-ui'
import { type Feature, startFeatures } from '@openappkit/appkit-ui/features'
import { warnInDevelopment } from './warnInDevelopment'

/** The modal with the features that it is given, and nothing that comes later. */
export async function bareModal(
  features: readonly Feature[],
  renderer: ReactRenderer | Promise<ReactRenderer>,
): Promise<ModalModule> {
  const drawnBy = await renderer
  return {
    createModalKit,
    mountModal(kit) {
      startFeatures(kit, features)
      warnInDevelopment(kit)
      return mountModal(kit, { renderer: drawnBy })
    },
  }
}
