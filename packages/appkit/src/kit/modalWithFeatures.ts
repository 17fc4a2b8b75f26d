import type { AppKitOptions, ModalModule } from '@openappkit/appkit-core'
import { ModalKit, mountModal, type ReactRenderer } from '@openappkit/appkit-ui'
import type { Framework } from './Framework'
import { warnInDevelopment } from './warnInDevelopment'

/**
 * The modal with the default features, drawn by `renderer`: those that take part in connecting where the options ask for one of them, and those of an
 * account when there is one. A page whose options don't ask for a feature downloads nothing of it.
 */
export async function modalWithFeatures(
  { features, siwx, siweConfig }: AppKitOptions,
  renderer: ReactRenderer | Promise<ReactRenderer>,
  framework: Framework = 'html',
): Promise<ModalModule> {
  const asksToSignIn = siwx ?? siweConfig ?? features?.reownAuthentication
  const [drawnBy, connecting] = await Promise.all([renderer, asksToSignIn ? import('./defaultFeatures') : undefined])
  return {
    ModalKit,
    mountModal(kit) {
      kit.framework = framework
      connecting?.start(kit)
      // Of those that come with an account. A host may wait for one before it is there.
      kit.viewsWithResult.add('WalletSend')
      kit.loadFeatures = () => import('./accountFeatures').then(({ start }) => start(kit))
      warnInDevelopment(kit, ['send', 'activity', 'siwx'])
      return mountModal(kit, { renderer: drawnBy })
    },
  }
}
