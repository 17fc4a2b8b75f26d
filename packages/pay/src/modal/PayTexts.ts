import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { payEn } from './locales/pay.en'

/** Messages of the payment views. A controller of the kit; views read it with `useCatalog`. */
export class PayTexts extends CatalogLoader<typeof payEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: payEn,
      languages: {
        ar: () => import('./locales/pay.ar'),
        de: () => import('./locales/pay.de'),
      },
    })
  }
}
