import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { sendEn } from './locales/send.en'

/** The messages of sending. A service of a kit; views read them with `useCatalog`. */
export class SendCatalog extends CatalogLoader<typeof sendEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: sendEn,
      languages: {
        ar: () => import('./locales/send.ar'),
        de: () => import('./locales/send.de'),
      },
    })
  }
}
