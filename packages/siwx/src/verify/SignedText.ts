import type { CaipNetworkId } from '@openappkit/contract'

/** A text, and who is said to have signed it where. */
export interface SignedText {
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly message: string
  /** In the chain's own encoding. */
  readonly signature: string
}
