import { byLanguage } from './byLanguage'

/**
 * Short text by language code without a region, for use before a catalog has loaded. Missing languages fall back to
 * English.
 */
export interface TextByLanguage {
  readonly en: string
  readonly [language: string]: string
}

/**
 * Returns the text in the language of `locale`, falling back to English.
 *
 * @example
 * ```ts
 * import { textIn } from '@openappkit/appkit-ui/elements'
 *
 * textIn({ en: 'Swap', ar: 'مبادلة' }, 'ar-EG') // 'مبادلة'
 * ```
 */
export function textIn(text: TextByLanguage, locale: string): string {
  return byLanguage(text, locale) ?? text.en
}
