import { en, type Messages } from '../locales/en'
import { byLanguage } from './byLanguage'

/** Each language but English is a chunk of its own. Listed only when complete. */
const loaders: { readonly [language: string]: () => Promise<{ readonly words: Messages }> } = {
  en: () => Promise.resolve({ words: en }),
  ar: () => import('../locales/ar'),
  de: () => import('../locales/de'),
}

export interface LoadedCatalogue {
  /** The tag that was asked for when its language exists, so that numbers follow the region; otherwise `en`. */
  readonly locale: string
  readonly messages: Messages
}

/**
 * Loads the words of a locale: `ar-EG` falls back to `ar`, an unknown language to English, which is always there.
 *
 * @throws what the import throws when the chunk can't be fetched
 */
export async function loadCatalogue(locale: string): Promise<LoadedCatalogue> {
  const load = byLanguage(loaders, locale)
  return load ? { locale: locale.replaceAll('_', '-'), messages: (await load()).words } : { locale: 'en', messages: en }
}
