import type { ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { IconDrawing } from './IconDrawing'

/** Button in the token details that opens a view for the token. */
export interface TokenAction {
  /**
   * Unique name in `features.walletFeaturesOrder`. If the app sets that option, actions that it doesn't name are
   * hidden.
   */
  readonly name: string
  readonly view: ViewName
  readonly label: TextByLanguage
  readonly icon: IconDrawing
  /** Position, ascending, unless the app sets an order. */
  readonly order: number
  /** Returns whether to offer the action for this token to the active account now. Default: always. */
  isOffered?(kit: ModalKit, token: ViewRegistry['TokenDetail']): boolean
  /** Returns the arguments for `view`. */
  argumentsFor(token: ViewRegistry['TokenDetail']): object
}
