import type { AppKitOptions, ModalModule } from '@openappkit/appkit-core'
import type { Framework } from '@openappkit/appkit-core/modal'
import { createModalKit, type MountOptions, mountModal } from '@openappkit/appkit-ui'
import { warnInDevelopment } from './warnInDevelopment'

/**
 * Returns a modal with the default features and the app's `modules`, rendered with `drawing`. The code of sign-in and of
 * the login by email loads only if the options enable it. Account features load once an account is connected or one of
 * their views opens.
 */
export async function modalWithFeatures(
  { adapters, cloud, features, modules, projectId, siwx, siweConfig }: AppKitOptions,
  drawing: MountOptions,
  framework: Framework = 'html',
): Promise<ModalModule> {
  const asksToSignIn = siwx ?? siweConfig ?? features?.reownAuthentication
  const logsIn = features?.email !== false && adapters?.length && (cloud ?? projectId)
  const [connecting, login, added] = await Promise.all([
    asksToSignIn ? import('./defaultFeatures') : undefined,
    logsIn ? import('./loginFeatures') : undefined,
    modules ? import('@openappkit/appkit-ui/features') : undefined,
  ])
  return {
    createModalKit: kit => createModalKit(kit, framework),
    mountModal(kit) {
      connecting?.start(kit)
      if (modules) added?.startFeatures(kit, modules)
      kit.features.loadWith(() => import('./startAccountFeatures').then(({ start }) => start(kit)))
      login?.start(kit)
      warnInDevelopment(kit)
      return mountModal(kit, drawing)
    },
  }
}
