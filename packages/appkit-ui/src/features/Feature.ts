import type { AppKitOptions, RemoteFlag } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { AnyViewEntry } from '../views/ViewEntry'
import type { AccountButton } from './AccountButton'
import type { AccountTab } from './AccountTab'
import type { ConnectMethodItem } from './ConnectMethodItem'
import type { FundingHold } from './FundingHold'
import type { TokenAction } from './TokenAction'

/** Label for a transaction type in the activity history. Replaces the built-in label if there is one. */
export interface ActivityOperation {
  /** The `operation` of a pending transaction, or of one from the backend. */
  readonly name: string
  /** Label in the past tense, such as 'Swapped'. */
  readonly label: TextByLanguage
}

/**
 * A feature that another package adds to the modal. Its definition loads before any of its views open, so keep it
 * small. Import heavy code in a view's `load` or in {@link Feature.onConnect}.
 *
 * @example
 * ```ts
 * import type { Feature } from '@openappkit/appkit-ui/features'
 *
 * export const support: Feature = {
 *   name: 'support',
 *   isWanted: ({ features }) => features?.email !== false,
 *   onConnect: kit => console.log('Connecting', kit.chains.state.namespaces),
 * }
 * ```
 */
export interface Feature {
  readonly name: string
  /**
   * Flag of the project's remote settings. The feature's connect methods and account items are hidden while the
   * settings turn the flag off. Until the settings load, the app's options decide.
   */
  readonly remote?: RemoteFlag
  /**
   * Returns whether the app's options enable the feature. Called when the feature would start, and again when the modal
   * reads its views and account items. `options.features` contains the current flags. Default: always.
   */
  isWanted?(options: AppKitOptions): boolean
  /** Views that the feature adds. A view replaces an existing one of the same name. */
  readonly views?: readonly AnyViewEntry[]
  /** Ways to connect, in the Connect view. */
  readonly connectMethods?: readonly ConnectMethodItem[]
  /** Buttons in the account view. */
  readonly accountButtons?: readonly AccountButton[]
  /** Hides the ways to fund the active account for a time, for example while its address isn't confirmed. */
  readonly fundingHold?: FundingHold
  readonly accountTabs?: readonly AccountTab[]
  /** Actions for a token that the account holds. */
  readonly tokenActions?: readonly TokenAction[]
  /** Labels for the feature's transactions in the activity history. */
  readonly operations?: readonly ActivityOperation[]
  /**
   * Runs once per kit when the feature starts: before the modal mounts, or once the feature's code has loaded. Keep it
   * cheap.
   */
  onMount?(kit: ModalKit): void
  /**
   * Runs once per kit, as soon as a connection starts or exists. It runs synchronously, so state that it sets on the
   * kit is ready before the wallet prompt. A feature that loads with the account runs it after loading. Register
   * cleanup with `kit.context.onDestroy`.
   */
  onConnect?(kit: ModalKit): void
}
