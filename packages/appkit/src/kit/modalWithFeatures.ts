import type { AppKitOptions, ModalModule } from '@openappkit/appkit-core'
import type { Framework } from '@openappkit/appkit-core/modal'
import { createModalKit, type MountOptions, mountModal } from '@openappkit/appkit-ui'
import { warnInDevelopment } from './warnInDevelopment'

/**
 * Returns the modal with the default features and the app's own, rendered with `drawing`. Sign-in loads if the options
 * enable it; account features load with an account. Apps never download the code of a disabled feature.
 */
export async function modalWithFeatures(
  { features, modules, siwx, siweConfig }: AppKitOptions,
  drawing: MountOptions,
  framework: Framework = 'html',
): Promise<ModalModule> {
  const asksToSignIn = siwx ?? siweConfig ?? features?.reownAuthentication
  const [connecting, added] = await Promise.all([
    asksToSignIn ? import('./defaultFeatures') : undefined,
    modules ? import('@openappkit/appkit-ui/features') : undefined,
  ])
  return {
    createModalKit: kit => createModalKit(kit, framework),
    mountModal(kit) {
      connecting?.start(kit)
      if (modules) added?.startFeatures(kit, modules)
      kit.features.loadWith(() => import('./startAccountFeatures').then(({ start }) => start(kit)))
      warnInDevelopment(kit)
      return mountModal(kit, drawing)
    },
  }
}
