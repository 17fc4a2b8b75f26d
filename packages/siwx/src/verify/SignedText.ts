import type { CaipNetworkId } from '@openappkit/contract'

/** A text and its claimed signer. */
export interface SignedText {
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly message: string
  /** Signature in the chain's own encoding. */
  readonly signature: string
}
