import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { swapEn } from './locales/swap.en'

/** Messages of the form and the token list. A controller of the kit; views read it with `useCatalog`. */
export class SwapCatalog extends CatalogLoader<typeof swapEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: swapEn,
      languages: {
        ar: () => import('./locales/swap.ar'),
        de: () => import('./locales/swap.de'),
      },
    })
  }
}
