import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { greetEn } from './locales/greet.en'

/** Messages of the greeting feature. English loads with the views, other languages on demand. */
export class GreetCatalog extends CatalogLoader<typeof greetEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: greetEn,
      languages: {
        ar: () => import('./locales/greet.ar'),
        de: () => import('./locales/greet.de'),
      },
    })
  }
}
