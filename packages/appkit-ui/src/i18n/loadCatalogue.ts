import { en, type Messages } from '../locales/en'

/** Languages beside English, each a chunk of its own. Listed only when complete. */
const loaders: { readonly [language: string]: () => Promise<Messages> } = {
  ar: () => import('../locales/ar').then(module => module.ar),
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
  const [language = ''] = locale.toLowerCase().split(/[-_]/)
  const load = Object.hasOwn(loaders, language) ? loaders[language] : undefined
  if (load) return { locale: locale.replaceAll('_', '-'), messages: await load() }
  return { locale: language === 'en' ? locale.replaceAll('_', '-') : 'en', messages: en }
}
