import type { ModalKit } from '@openappkit/appkit-core/modal'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { siwx } from '@openappkit/siwx-modal'

/** Starts sign-in if the options enable it. */
export function start(kit: ModalKit): void {
  startFeatures(kit, [siwx])
}
