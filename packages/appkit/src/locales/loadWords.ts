import type { AppKitInstance } from '../kit/AppKitInstance'
import type { ButtonWords } from './en'

/**
 * Loads the words of the kit's language, its option `locale`, else the page's `lang`, for `use`. Where English, which is always there, stays, nothing
 * happens; likewise where a catalogue can't be fetched.
 */
export function loadWords(kit: AppKitInstance, use: (words: ButtonWords) => void): void {
  const locale = kit.options.given.locale ?? kit.environment.window?.document.documentElement.lang ?? ''
  const [language] = locale.toLowerCase().split(/[-_]/)
  // Every page pays for what is written here: no map, and all name their words alike.
  const loading = language === 'ar' ? import('./ar') : language === 'de' ? import('./de') : undefined
  loading?.then(
    ({ words }) => use(words),
    () => {},
  )
}
