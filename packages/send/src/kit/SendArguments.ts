import type { ChainNamespace } from '@openappkit/appkit-core'

/** What a form begins with. */
export interface SendArguments {
  /** The chain family of the token. Default: the one in use. */
  readonly namespace?: ChainNamespace | undefined
  /** Reference part of its chain id. Default: the network in use. */
  readonly chainId?: number | string | undefined
  /** The token's contract or mint, or `native`. Absent: the visitor chooses. */
  readonly assetAddress?: string | undefined
  /** Whole tokens as plain decimal text. */
  readonly amount?: string | undefined
  /** Address or name of who is paid. */
  readonly to?: string | undefined
}
