import type { AppKitOptions, LoadModal } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ReactRenderer } from '@openappkit/appkit-ui'

/** Loads what gives a kit its features, before its modal is mounted. */
export type LoadFeatures = (options: AppKitOptions) => Promise<{ start(kit: ModalKit): void }> | undefined

/** Loads the modal and what the options ask for beside, to be drawn by `renderer`. A backend hears which `framework` the page uses. */
export function modalLoader(
  renderer: () => ReactRenderer | Promise<ReactRenderer>,
  loadFeatures: LoadFeatures,
  framework: 'html' | 'react' = 'html',
): LoadModal {
  return async options => {
    const [{ ModalKit, mountModal }, drawnBy, features] = await Promise.all([
      import('@openappkit/appkit-ui'),
      renderer(),
      loadFeatures(options),
    ])
    const mount = (kit: ModalKit) => {
      kit.framework = framework
      features?.start(kit)
      return mountModal(kit, { renderer: drawnBy })
    }
    return { ModalKit, mountModal: mount }
  }
}
