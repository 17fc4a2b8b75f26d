import type { HostKit } from '../kit/HostKit'
import { type ButtonMessages, en } from './en'

/**
 * Loads the button messages in the kit's language (the option `locale`, otherwise the page's `lang`) and passes them to
 * `use`, again whenever the language changes. Doesn't call `use` for English at the start, which is built in. A language
 * without a catalog counts as English. If a catalog fails to load, the last messages stay. Returns the function to stop.
 */
export function loadMessages(kit: HostKit, use: (messages: ButtonMessages) => void): () => void {
  let wanted: string | undefined = 'en'
  const look = () => {
    const [language] = kit.options.locale.toLowerCase().split(/[-_]/)
    if (language === wanted) return
    wanted = language
    // This code is part of the initial load, so it avoids a map of loaders. All catalogs export the same name.
    const loading = language === 'ar' ? import('./ar') : language === 'de' ? import('./de') : undefined
    if (!loading) use(en)
    loading?.then(
      ({ messages }) => {
        // Messages that arrive late don't replace a newer choice.
        if (language === wanted) use(messages)
      },
      () => {},
    )
  }
  look()
  const stop = kit.subscribe(look)
  return () => {
    stop()
    wanted = undefined
  }
}
