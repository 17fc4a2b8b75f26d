import type { AppKitOptions } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { AnyViewEntry } from '../views/ViewEntry'

/**
 * A feature that lives in a package of its own, as the modal sees it: small and synchronous, since it loads with the modal. Whatever is heavy
 * it imports when a view shows or {@link Feature.onConnect} is called.
 *
 * @example
 * ```ts
 * export const greeting: Feature = {
 *   name: 'greeting',
 *   isWanted: ({ features }) => features?.greeting !== false,
 *   views: [{ name: 'Greeting', title: () => title, load: () => import('./GreetingView').then(m => m.GreetingView) }],
 * }
 * ```
 */
export interface Feature {
  readonly name: string
  /** Whether the host's options ask for it; otherwise nothing of it is registered. Absent: always. */
  isWanted?(options: AppKitOptions): boolean
  /** The views that it adds. One with a name that exists already replaces it. */
  readonly views?: readonly AnyViewEntry[]
  /** Called once per kit, with its modal, while nobody connects yet: for what costs nothing. */
  onMount?(kit: ModalKit): void
  /**
   * Called once per kit, as soon as somebody begins to connect or is connected, in that very task: what it sets on the kit is there before the wallet is
   * asked. `kit.base.onDestroy` takes what ends it.
   */
  onConnect?(kit: ModalKit): void
}
