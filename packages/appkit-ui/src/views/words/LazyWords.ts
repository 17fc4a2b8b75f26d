import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogueLoader } from '../../i18n/CatalogueLoader'
import { laterEn } from '../../locales/later.en'

/** The words of the views that come later. */
export class LazyWords extends CatalogueLoader<typeof laterEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: laterEn,
      languages: {
        ar: () => import('../../locales/later.ar'),
        de: () => import('../../locales/later.de'),
      },
    })
  }
}
