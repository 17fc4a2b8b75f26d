import type { ViewName, WalletFeature } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { IconDrawing } from './Icon'

/** How a button that brings money into the account stands on the screen that tells such ways apart. */
export interface FundWay {
  readonly label: TextByLanguage
  readonly detail: TextByLanguage
  /** Default: the icon of the button. */
  readonly icon?: IconDrawing
  /** Smaller comes first. The account's own address is 20. */
  readonly order: number
}

/** A button of the account view that leads to a view. */
export interface AccountButton {
  /** Its name in the host's `features.walletFeaturesOrder`. Of several with one name the first shows; those with `fund` share a screen. */
  readonly name: WalletFeature
  readonly view: ViewName
  readonly label: TextByLanguage
  readonly icon: IconDrawing
  /** Smaller comes first, unless the host gives an order. The account's own address is 30. */
  readonly order: number
  /** Present: it is a way to get money into the account. */
  readonly fund?: FundWay
  /** Whether the account in use can do that now. Absent: always. */
  isOffered?(kit: ModalKit): boolean
}
