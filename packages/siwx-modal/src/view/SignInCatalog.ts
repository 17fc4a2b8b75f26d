import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { signInEn } from '../locales/signIn.en'

/** Messages of the sign-in view. A controller of the kit; views read it with `useCatalog`. */
export class SignInCatalog extends CatalogLoader<typeof signInEn> {
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
