import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '../../i18n/CatalogLoader'
import type { Translator } from '../../i18n/Translator'
import { useCatalog } from '../../i18n/useCatalog'
import { assetsEn } from '../../locales/assets.en'

/** The messages of assets. */
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

/** A language that speaks of what an account holds. */
export type AssetsTranslator = Translator<typeof assetsEn>

/** Returns the messages of assets, or undefined until they are loaded. */
export function useAssetMessages(): AssetsTranslator | undefined {
  return useCatalog(AssetsCatalog)
}
