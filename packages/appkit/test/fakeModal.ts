import type { LoadModal } from '@openappkit/appkit-core'
import { createModalKit } from '@openappkit/appkit-core/modal'

/** Creates a modal without UI that counts its loads and unmounts. */
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
