import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { swapReviewEn } from './locales/swapReview.en'

/** Messages of the review and the progress. A controller of the kit; views read it with `useCatalog`. */
export class SwapReviewCatalog extends CatalogLoader<typeof swapReviewEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: swapReviewEn,
      languages: {
        ar: () => import('./locales/swapReview.ar'),
        de: () => import('./locales/swapReview.de'),
      },
    })
  }
}
