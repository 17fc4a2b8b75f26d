import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { Component } from '../views/Component'

/** Tab of the account view, placed after the asset tabs. */
export interface AccountTab {
  /** Unique name among all tabs. The asset tabs are `tokens` and `nfts`. */
  readonly name: string
  readonly label: TextByLanguage
  /** Position, ascending. */
  readonly order: number
  /** Returns whether to show the tab for the active account. Default: always. */
  isOffered?(kit: ModalKit): boolean
  /** Loads the tab's component when the tab first shows. If it rejects, the tab offers a retry. */
  load(): Promise<Component>
  /**
   * Fetches the tab's data again when the user refreshes the account view with this tab selected. Resolves when the
   * request settles. Default: no refresh.
   */
  refresh?(kit: ModalKit): Promise<void>
}
