import type { AppKit } from '@openappkit/appkit-core'
import type { ButtonWords } from './en'

/** Languages beside English, each a chunk of its own. */
const loaders: { readonly [language: string]: () => Promise<ButtonWords> } = {
  ar: () => import('./ar').then(module => module.ar),
}

/** Loads the words of the kit's language: its option `locale`, else the page's `lang`. Undefined where English, which is always there, stays. */
export function loadWords(kit: AppKit): Promise<ButtonWords> | undefined {
  const locale = kit.options.given.locale ?? kit.environment.window?.document.documentElement.lang ?? ''
  const [language = ''] = locale.toLowerCase().split(/[-_]/)
  return Object.hasOwn(loaders, language) ? loaders[language]?.() : undefined
}
