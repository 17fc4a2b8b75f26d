import type { HostKit } from '../kit/HostKit'
import type { ButtonMessages } from './en'

/**
 * Loads the button messages in the kit's language (the option `locale`, otherwise the page's `lang`) and passes them to
 * `use`. Doesn't call `use` for English, which is built in, for a language without a catalog, or if the catalog fails
 * to load.
 */
export function loadMessages(kit: HostKit, use: (messages: ButtonMessages) => void): void {
  const locale = kit.options.input.locale ?? kit.environment.window?.document.documentElement.lang ?? ''
  const [language] = locale.toLowerCase().split(/[-_]/)
  // This code is part of the initial load, so it avoids a map of loaders. All catalogs export the same name.
  const loading = language === 'ar' ? import('./ar') : language === 'de' ? import('./de') : undefined
  loading?.then(
    ({ messages }) => use(messages),
    () => {},
  )
}
