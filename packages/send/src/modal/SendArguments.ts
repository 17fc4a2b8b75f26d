import type { ChainNamespace } from '@openappkit/appkit-core'

/** Initial values of the form. */
export interface SendArguments {
  /** Namespace of the token. Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Chain id of the token's network, without the namespace. Default: the namespace's current network. */
  readonly chainId?: number | string | undefined
  /**
   * Contract or mint of the token, or `native`. If omitted, the form selects the account's most valuable token, or the
   * native coin if the account's assets can't be loaded.
   */
  readonly assetAddress?: string | undefined
  /** Amount in whole tokens as a decimal string. */
  readonly amount?: string | undefined
  /** Address or name of the recipient. */
  readonly to?: string | undefined
}
