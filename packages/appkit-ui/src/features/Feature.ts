import type { AppKitOptions, ViewName, WalletFeature } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ComponentType } from 'react'
import type { AnyViewEntry } from '../views/ViewEntry'

/** A button of the account view that leads to a view. What it is called and looks like is the account view's own, by its name. */
export interface AccountButton {
  readonly name: WalletFeature
  readonly view: ViewName
  /** Whether the account in use can do that now. Absent: always. */
  isOffered?(kit: ModalKit): boolean
}

/** A tab of the account view. */
export interface AccountTab {
  readonly name: 'activity'
  /** Whether there is anything to show of the account in use. Absent: always. */
  isOffered?(kit: ModalKit): boolean
  /** What is drawn below the tab. Loaded when it is chosen. */
  load(): Promise<ComponentType>
  /** Asks again for what it shows, when the visitor wants that. Resolves when the answer is there, or will not come. Absent: there is nothing to ask. */
  refresh?(kit: ModalKit): Promise<void>
}

/**
 * A feature that lives in a package of its own, as the modal sees it: small and synchronous, since it loads with the modal. Whatever is heavy
 * it imports when a view shows or {@link Feature.onConnect} is called.
 *
 * @example
 * ```ts
 * export const greeting: Feature = {
 *   name: 'greeting',
 *   isWanted: ({ features }) => features?.greeting !== false,
 *   views: [{ name: 'Greeting', title: { en: 'Hello' }, load: () => import('./GreetingView').then(m => m.GreetingView) }],
 * }
 * ```
 */
export interface Feature {
  readonly name: string
  /** Whether the host's options ask for it, with `features` as they are now; otherwise nothing of it shows. Absent: always. */
  isWanted?(options: AppKitOptions): boolean
  /** The views that it adds. One with a name that exists already replaces it. */
  readonly views?: readonly AnyViewEntry[]
  /** What it adds to the account view. */
  readonly accountButtons?: readonly AccountButton[]
  readonly accountTabs?: readonly AccountTab[]
  /** Called once per kit, with its modal, while nobody connects yet: for what costs nothing. */
  onMount?(kit: ModalKit): void
  /**
   * Called once per kit, as soon as somebody begins to connect or is connected, in that very task: what it sets on the kit is there before the wallet is
   * asked. A feature that comes with the account hears it later, when it has loaded. `kit.base.onDestroy` takes what ends it.
   */
  onConnect?(kit: ModalKit): void
}
