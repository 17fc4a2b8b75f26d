import type { ModalKit } from '@openappkit/appkit-core/modal'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { siwx } from '@openappkit/siwx-modal'

/** Gives a kit those of the default features that its options ask for. */
export function start(kit: ModalKit): void {
  startFeatures(kit, [siwx])
}
