import type { AppKitOptions, RemoteFlag } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { AnyViewEntry } from '../views/ViewEntry'
import type { AccountButton } from './AccountButton'
import type { AccountTab } from './AccountTab'
import type { TokenAction } from './TokenAction'

/** What a transaction does, as an account's activity names it. Features bring those that no history has a word for. */
export interface ActivityOperation {
  /** The `operation` of a pending transaction. */
  readonly name: string
  /** In the past tense: 'Swapped'. */
  readonly label: TextByLanguage
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
  /** The flag by which a project's settings switch it on and off: what it adds to the account view shows while they leave it on. */
  readonly remote?: RemoteFlag
  /** Whether the host's options ask for it, with `features` as they are now; otherwise nothing of it shows. Absent: always. */
  isWanted?(options: AppKitOptions): boolean
  /** The views that it adds. One with a name that exists already replaces it. */
  readonly views?: readonly AnyViewEntry[]
  /** What it adds to the account view. */
  readonly accountButtons?: readonly AccountButton[]
  readonly accountTabs?: readonly AccountTab[]
  /** What it can do with a token that the account holds. */
  readonly tokenActions?: readonly TokenAction[]
  /** What its transactions do, where no history has a word for it. */
  readonly operations?: readonly ActivityOperation[]
  /** Called once per kit, with its modal, while nobody connects yet: for what costs nothing. */
  onMount?(kit: ModalKit): void
  /**
   * Called once per kit, as soon as somebody begins to connect or is connected, in that very task: what it sets on the kit is there before the wallet is
   * asked. A feature that comes with the account hears it later, when it has loaded. `kit.base.onDestroy` takes what ends it.
   */
  onConnect?(kit: ModalKit): void
}
