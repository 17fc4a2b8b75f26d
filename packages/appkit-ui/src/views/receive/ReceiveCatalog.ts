import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '../../i18n/CatalogLoader'
import { receiveEn } from '../../locales/receive.en'

/** Messages of the views to receive and to fund an account. */
export class ReceiveCatalog extends CatalogLoader<typeof receiveEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: receiveEn,
      languages: {
        ar: () => import('../../locales/receive.ar'),
        de: () => import('../../locales/receive.de'),
      },
    })
  }
}
