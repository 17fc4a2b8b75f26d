import type { LoadModal } from '@openappkit/appkit-core'
import { ModalKit } from '@openappkit/appkit-core/modal'

/** A modal without a face, that counts how often it was loaded and ended. */
export function fakeModal(): { readonly loadModal: LoadModal; readonly count: { loads: number; ends: number } } {
  const count = { loads: 0, ends: 0 }
  return {
    count,
    loadModal: async () => {
      count.loads++
      return {
        ModalKit,
        mountModal: () => ({
          destroy() {
            count.ends++
          },
        }),
      }
    },
  }
}
