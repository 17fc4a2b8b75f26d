import type { CaipNetworkId, SIWXData } from '@openappkit/appkit-core'

/** A sign-in that holds: who, where, and what they signed. Plain data, to be kept as JSON. */
export interface VerifiedSignIn {
  /** The account, as the message writes it: on EVM chains with the capitals of EIP-55. */
  readonly address: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** Everything that the message says. */
  readonly data: SIWXData
  readonly message: string
  readonly signature: string
}
