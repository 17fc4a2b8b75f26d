import type { Language } from '../page/settings'
import { type Words, words } from './en'

/** Loads the texts of a language. */
export async function loadWords(language: Language): Promise<Words> {
  switch (language) {
    case 'ar':
      return (await import('./ar')).words
    case 'de':
      return (await import('./de')).words
    case 'en':
      return words
  }
}

/** Fills the placeholders of a text. Each value keeps its own direction. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : `\u2068${value}\u2069`
  })
}
