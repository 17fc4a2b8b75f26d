import type { ViewName, ViewRegistry } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { IconDrawing } from './Icon'

/** A button in the details of a token that leads to a view about it. */
export interface TokenAction {
  /** An order that the host gives in `features.walletFeaturesOrder` holds for it too. */
  readonly name: string
  readonly view: ViewName
  readonly label: TextByLanguage
  readonly icon: IconDrawing
  /** Smaller comes first, unless the host gives an order. */
  readonly order: number
  /** Whether the account in use can do that with this token now. Absent: always. */
  isOffered?(kit: ModalKit, token: ViewRegistry['TokenDetail']): boolean
  /** Returns the arguments that the view opens with. */
  argumentsFor(token: ViewRegistry['TokenDetail']): object
}
