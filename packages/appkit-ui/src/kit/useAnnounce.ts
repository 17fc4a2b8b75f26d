import { useShell } from '../shell/ShellContext'

/** Announces `text` to screen readers. `urgent` interrupts what they are reading. */
export type Announce = (text: string, urgent?: boolean) => void

/**
 * Returns a function that announces the outcome of an action to screen readers, through the modal's one live region. For
 * a state that the view shows, use {@link useAnnouncement}. Toasts, connections and switches are announced already.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 *
 * @example
 * ```ts
 * import { useAnnounce } from '@openappkit/appkit-ui/elements'
 *
 * export function usePinned(onPin: () => void) {
 *   const announce = useAnnounce()
 *   return () => {
 *     onPin()
 *     announce('Pool pinned')
 *   }
 * }
 * ```
 */
export function useAnnounce(): Announce {
  return useShell().announcer.say
}
