import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '../../i18n/CatalogLoader'
import type { Translator } from '../../i18n/Translator'
import { useCatalog } from '../../i18n/useCatalog'
import { assetsEn } from '../../locales/assets.en'

/** Messages of the asset views. */
class AssetsCatalog extends CatalogLoader<typeof assetsEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: assetsEn,
      languages: {
        ar: () => import('../../locales/assets.ar'),
        de: () => import('../../locales/assets.de'),
      },
    })
  }
}

/** Translator for the asset views. */
export type AssetsTranslator = Translator<typeof assetsEn>

/** Returns the messages of the asset views, or undefined while they load. */
export function useAssetMessages(): AssetsTranslator | undefined {
  return useCatalog(AssetsCatalog)
}
