import type { Catalog, TranslationOf, Translator } from '@openappkit/appkit-ui/elements'
import { createTranslator } from '@openappkit/appkit-ui/elements'

/** Messages in English, which are bundled, and loaders of the other languages. */
export interface TextSource<source extends Catalog> {
  readonly en: source
  readonly languages: { readonly [language: string]: () => Promise<{ readonly messages: TranslationOf<source> }> }
}

/** Returns the translator for a language tag. Falls back to English for other languages, and if a file can't load. */
export async function loadTexts<source extends Catalog>(
  { en, languages }: TextSource<source>,
  language: string,
): Promise<Translator<source>> {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? ''
  const load = new Map(Object.entries(languages)).get(code)
  try {
    if (load)
      return createTranslator<source>(
        (await load()).messages,
        new Intl.Locale(language.replaceAll('_', '-')).toString(),
      )
  } catch {
    // English is better than no approval.
  }
  return createTranslator<source>(en, /^en-[A-Z]{2}$/.test(language) ? language : 'en')
}
