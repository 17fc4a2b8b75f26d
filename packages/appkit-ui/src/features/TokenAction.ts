import type { ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { IconDrawing } from './Icon'

/** Button in the token details that opens a view for the token. */
export interface TokenAction {
  /** Name in `features.walletFeaturesOrder`. */
  readonly name: string
  readonly view: ViewName
  readonly label: TextByLanguage
  readonly icon: IconDrawing
  /** Position, ascending, unless the app sets an order. */
  readonly order: number
  /** Returns whether the active account supports the action for this token now. Default: always. */
  isOffered?(kit: ModalKit, token: ViewRegistry['TokenDetail']): boolean
  /** Returns the arguments of the view. */
  argumentsFor(token: ViewRegistry['TokenDetail']): object
}
