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
   * Loads the component when the Connect view first renders. It should be 48 px high at first, which is the space kept
   * for it. If the promise rejects, the method is missing until the view renders again.
   */
  load(): Promise<Component<ConnectMethodProps>>
}
