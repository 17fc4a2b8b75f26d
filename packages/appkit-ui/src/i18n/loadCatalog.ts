import { en, type Messages } from '../locales/en'
import { byLanguage } from './byLanguage'

/**
 * Loaders by language. English is bundled; every other language is a chunk. List a language only when its translation
 * is complete.
 */
const loaders: { readonly [language: string]: () => Promise<{ readonly messages: Messages }> } = {
  en: () => Promise.resolve({ messages: en }),
  ar: () => import('../locales/ar'),
  de: () => import('../locales/de'),
}

/** Language codes of the modal's translations. */
export const languages: readonly string[] = /* @__PURE__ */ Object.keys(loaders)

export interface LoadedCatalog {
  /** The requested tag if its language has a catalog, so that numbers follow the region. Otherwise `en`. */
  readonly locale: string
  readonly messages: Messages
}

/**
 * Loads the messages of a locale. `ar-EG` falls back to `ar`, an unknown language to English.
 *
 * @throws the import's error if the chunk can't be fetched.
 */
export async function loadCatalog(locale: string): Promise<LoadedCatalog> {
  const load = byLanguage(loaders, locale)
  return load
    ? { locale: locale.replaceAll('_', '-'), messages: (await load()).messages }
    : { locale: 'en', messages: en }
}
