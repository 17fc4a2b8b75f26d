import type { AppKitInstance } from '../kit/AppKitInstance'
import type { ButtonMessages } from './en'

/**
 * Loads the messages of the kit's language, its option `locale` or else the page's `lang`, and passes them to `use`. Does
 * nothing for English, which is built in, and when a catalog can't be fetched.
 */
export function loadMessages(kit: AppKitInstance, use: (messages: ButtonMessages) => void): void {
  const locale = kit.options.input.locale ?? kit.environment.window?.document.documentElement.lang ?? ''
  const [language] = locale.toLowerCase().split(/[-_]/)
  // Part of the initial load. All catalogs export the same name, so no map is needed.
  const loading = language === 'ar' ? import('./ar') : language === 'de' ? import('./de') : undefined
  loading?.then(
    ({ messages }) => use(messages),
    () => {},
  )
}
