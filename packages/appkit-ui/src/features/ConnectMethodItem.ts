import type { ChainNamespace, ConnectMethod, ViewName } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { TextByLanguage } from '../i18n/TextByLanguage'
import type { IconDrawing } from './IconDrawing'

/**
 * Way to connect that a feature adds to the Connect view, next to the wallets: a row that opens a view. Its feature has
 * to start before the modal mounts, so its code is part of the first open: keep it small.
 */
export interface ConnectMethodItem {
  /** Name in `features.connectMethodsOrder`, which decides its position. */
  readonly method: Exclude<ConnectMethod, 'wallet'>
  readonly label: TextByLanguage
  readonly icon: IconDrawing
  /** View that the row opens. Its code loads when the user is about to select the row. */
  readonly view: ViewName
  /** Connector that the method connects. The row has a tag if the user last connected with it. */
  readonly connectorId?: string
  /**
   * Returns whether to offer the method now. `namespace` is the only one that the user may connect; undefined if it can
   * be any. Default: always.
   */
  isOffered?(kit: ModalKit, namespace: ChainNamespace | undefined): boolean
}
