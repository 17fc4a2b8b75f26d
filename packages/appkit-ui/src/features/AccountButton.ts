import type { ViewName, WalletFeature } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { IconDrawing } from './IconDrawing'

/** An account button's entry on the screen that lists the ways to fund the account. */
export interface FundOption {
  readonly label: TextByLanguage
  readonly detail: TextByLanguage
  /** Default: the button's icon. */
  readonly icon?: IconDrawing
  /** Position, ascending. The built-in Receive option uses 20. */
  readonly order: number
}

/** Button of the account view that opens another view. */
export interface AccountButton {
  /**
   * Name in `features.walletFeaturesOrder`. If the app sets that option, buttons that it doesn't name are hidden. If
   * several buttons share a name, only the first one shows; if it has `fund`, it opens a screen with all ways to fund
   * the account instead of its own view.
   */
  readonly name: WalletFeature
  readonly view: ViewName
  readonly label: TextByLanguage
  readonly icon: IconDrawing
  /** Position, ascending, unless the app sets an order. The built-in Receive button uses 30. */
  readonly order: number
  /**
   * Lists the button as a way to fund the account. While an account has no tokens, the token list also offers the first
   * such button.
   */
  readonly fund?: FundOption
  /** Returns whether to offer the button to the active account now. Default: always. */
  isOffered?(kit: ModalKit): boolean
}
