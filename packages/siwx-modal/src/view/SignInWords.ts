import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogueLoader } from '@openappkit/appkit-ui/elements'
import { signInEn } from '../locales/signIn.en'

/** The words of signing in. */
export class SignInWords extends CatalogueLoader<typeof signInEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: signInEn,
      languages: {
        ar: () => import('../locales/signIn.ar'),
        de: () => import('../locales/signIn.de'),
      },
    })
  }
}
