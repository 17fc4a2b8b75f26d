import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogueLoader } from '../../i18n/CatalogueLoader'
import type { Translator } from '../../i18n/Translator'
import { useCatalogue } from '../../i18n/useCatalogue'
import { holdingsEn } from '../../locales/holdings.en'

/** The words of what an account holds. */
class HoldingWords extends CatalogueLoader<typeof holdingsEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: holdingsEn,
      languages: {
        ar: () => import('../../locales/holdings.ar'),
        de: () => import('../../locales/holdings.de'),
      },
    })
  }
}

/** A language that speaks of what an account holds. */
export type HoldingTranslator = Translator<typeof holdingsEn>

/** The words of what an account holds; undefined until they are there. */
export function useHoldingWords(): HoldingTranslator | undefined {
  return useCatalogue(HoldingWords)
}
