import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogueLoader } from '@openappkit/appkit-ui/elements'
import { greetEn } from './locales/greet.en'

/** The messages of greeting: English comes with the views, each other language when it is wanted. */
export class GreetMessages extends CatalogueLoader<typeof greetEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: greetEn,
      languages: {
        ar: () => import('./locales/greet.ar'),
        de: () => import('./locales/greet.de'),
      },
    })
  }
}
