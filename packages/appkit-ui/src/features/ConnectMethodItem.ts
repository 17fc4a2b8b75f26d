import type { ChainNamespace, ConnectMethod } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { Component } from '../views/Component'

/** Props of a connect method's component. */
export interface ConnectMethodProps {
  /** Whether the user still has to agree to the app's terms. */
  readonly disabled: boolean
}

/**
 * Way to connect that a feature adds to the Connect view, next to the wallets. Its feature has to start before the modal
 * mounts.
 */
export interface ConnectMethodItem {
  /** Name in `features.connectMethodsOrder`, which decides its position. */
  readonly method: Exclude<ConnectMethod, 'wallet'>
  /**
   * Returns whether to offer the method now. `namespace` is the only one that the user may connect; undefined if it can
   * be any. Default: always.
   */
  isOffered?(kit: ModalKit, namespace: ChainNamespace | undefined): boolean
  /**
   * Renders the method. It loads with the modal, so it should be small: take elements from
   * `@openappkit/appkit-ui/connect`, and load everything else when the user chooses the method.
   */
  readonly component: Component<ConnectMethodProps>
}
