import type { LoadModal } from '@openappkit/appkit-core'
import type { ReactRenderer } from '@openappkit/appkit-ui'

/** Loads the modal, to be drawn by `renderer`. A backend hears which `framework` the page uses. */
export function modalLoader(
  renderer: () => ReactRenderer | Promise<ReactRenderer>,
  framework: 'html' | 'react' = 'html',
): LoadModal {
  return async () => {
    const [{ ModalKit, mountModal }, drawnBy] = await Promise.all([import('@openappkit/appkit-ui'), renderer()])
    const mount = (kit: InstanceType<typeof ModalKit>) => {
      kit.framework = framework
      return mountModal(kit, { renderer: drawnBy })
    }
    return { ModalKit, mountModal: mount }
  }
}
