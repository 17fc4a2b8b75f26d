import type { TextSource } from './loadTexts'
import { popupEn } from './popup.en'

/** Messages of the wallet's own window. */
export const popupTexts: TextSource<typeof popupEn> = {
  en: popupEn,
  languages: { ar: () => import('./popup.ar'), de: () => import('./popup.de') },
}
