import type { LoadModal } from '@openappkit/appkit-core'
import type { ReactRenderer } from '@openappkit/appkit-ui'

/** Loads the modal, to be drawn by `renderer`. */
export function modalLoader(renderer: () => ReactRenderer | Promise<ReactRenderer>): LoadModal {
  return async () => {
    const [{ ModalKit, mountModal }, drawnBy] = await Promise.all([import('@openappkit/appkit-ui'), renderer()])
    return { ModalKit, mountModal: kit => mountModal(kit, { renderer: drawnBy }) }
  }
}
