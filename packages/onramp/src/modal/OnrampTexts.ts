import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { onrampEn } from './locales/onramp.en'

/** Messages of the on-ramp views. A controller of the kit; views read it with `useCatalog`. */
export class OnrampTexts extends CatalogLoader<typeof onrampEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: onrampEn,
      languages: {
        ar: () => import('./locales/onramp.ar'),
        de: () => import('./locales/onramp.de'),
      },
    })
  }
}
