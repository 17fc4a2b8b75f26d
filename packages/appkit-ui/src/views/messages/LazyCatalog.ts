import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '../../i18n/CatalogLoader'
import { lazyEn } from '../../locales/lazy.en'

/** Messages of lazily loaded views. */
export class LazyCatalog extends CatalogLoader<typeof lazyEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: lazyEn,
      languages: {
        ar: () => import('../../locales/lazy.ar'),
        de: () => import('../../locales/lazy.de'),
      },
    })
  }
}
