import { byLanguage } from './byLanguage'

/** A few words in every language: for what shows before a catalogue has loaded. */
export interface TextByLanguage {
  readonly en: string
  readonly [language: string]: string
}

/** Returns the text in the language of `locale`, English where it has none. */
export function textIn(text: TextByLanguage, locale: string): string {
  return byLanguage(text, locale) ?? text.en
}
