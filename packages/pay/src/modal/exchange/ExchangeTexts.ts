import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { exchangeEn } from '../locales/exchange.en'

/** Messages of deposits from exchanges. A controller of the kit; views read it with `useCatalog`. */
export class ExchangeTexts extends CatalogLoader<typeof exchangeEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: exchangeEn,
      languages: {
        ar: () => import('../locales/exchange.ar'),
        de: () => import('../locales/exchange.de'),
      },
    })
  }
}
