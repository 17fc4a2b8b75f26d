import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogueLoader } from '../../i18n/CatalogueLoader'
import { receiveEn } from '../../locales/receive.en'

/** The words of receiving and of funding an account. */
export class ReceiveWords extends CatalogueLoader<typeof receiveEn> {
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
