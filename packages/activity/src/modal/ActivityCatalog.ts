import type { ModalKit } from '@openappkit/appkit-core/modal'
import { CatalogLoader } from '@openappkit/appkit-ui/elements'
import { activityEn } from './locales/activity.en'

/** The messages of activity. */
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
