import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { sendEn } from './locales/send.en'

/** Messages of the send flow. A controller of the kit; views read it with `useCatalog`. */
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
