import { useEffect } from 'react'
import { useAnnounce } from './useAnnounce'
import { useKit } from './useKit'

/** Pause in milliseconds after which a text counts as settled. Counts change with each key during a search. */
const settleDelay = 400

/**
 * Announces a text that the view shows, such as the number of results, each time it changes and then stays the same for
 * 400 ms. Announces nothing for `undefined`, `false` or an empty text.
 *
 * Don't also give the visible text a live role. Screen readers would read it twice, or not at all if it appears together
 * with its role.
 *
 * @param options - `urgent` interrupts what screen readers are reading, for failures.
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 *
 * @example
 * ```ts
 * import { useAnnouncement } from '@openappkit/appkit-ui/elements'
 *
 * export const usePoolCount = (query: string, count: number) => useAnnouncement(query && `${count} pools found`)
 * ```
 */
export function useAnnouncement(text: string | false | undefined, options: { readonly urgent?: boolean } = {}): void {
  const { environment } = useKit()
  const announce = useAnnounce()
  const { urgent } = options
  useEffect(
    () => (text ? environment.setTimer(() => announce(text, urgent), settleDelay) : undefined),
    [environment, announce, text, urgent],
  )
}
