import type { LoadModal } from '@openappkit/appkit-core'
import { createModalKit } from '@openappkit/appkit-core/modal'

/** A modal without a face, that counts how often it was loaded and ended. */
export function fakeModal(): { readonly loadModal: LoadModal; readonly count: { loads: number; ends: number } } {
  const count = { loads: 0, ends: 0 }
  return {
    count,
    loadModal: async () => {
      count.loads++
      return {
        createModalKit,
        mountModal: () => ({
          destroy() {
            count.ends++
          },
        }),
      }
    },
  }
}
