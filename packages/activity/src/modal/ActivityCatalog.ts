import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { activityEn } from './locales/activity.en'

/** Messages of the activity view. A controller of the kit; views read it with `useCatalog`. */
export class ActivityCatalog extends CatalogLoader<typeof activityEn> {
  constructor(kit: ModalKit) {
    super(kit, {
      en: activityEn,
      languages: {
        ar: () => import('./locales/activity.ar'),
        de: () => import('./locales/activity.de'),
      },
    })
  }
}
