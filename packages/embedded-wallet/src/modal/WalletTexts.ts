import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { walletEn } from './locales/wallet.en'

/** Messages of the embedded wallet's views. A controller of the kit; views read it with `useCatalog`. */
export class WalletTexts extends CatalogLoader<typeof walletEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: walletEn,
      languages: {
        ar: () => import('./locales/wallet.ar'),
        de: () => import('./locales/wallet.de'),
      },
    })
  }
}
