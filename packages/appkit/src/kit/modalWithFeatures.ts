import type { AppKitOptions, ModalModule } from '@openappkit/appkit-core'
import type { Framework } from '@openappkit/appkit-core/modal'
import { createModalKit, type MountOptions, mountModal } from '@openappkit/appkit-ui'
import { warnInDevelopment } from './warnInDevelopment'

/**
 * The modal with the default features and those that the host adds, drawn as `drawing` says: those that take part in connecting where the options ask for one of
 * them, and those of an account when there is one. A page whose options don't ask for a feature downloads nothing of it.
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
