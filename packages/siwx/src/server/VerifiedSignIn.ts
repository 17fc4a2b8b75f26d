import type { CaipNetworkId, SIWXData } from '@openappkit/contract'
import type { SignInProof } from '../verify/SignInProof'

/** A verified sign-in. Plain data that JSON can store. */
export interface VerifiedSignIn {
  /** Address of the account. EVM addresses have their EIP-55 checksum, even if the message spells them differently. */
  readonly address: string
  /** CAIP-2 chain id. */
  readonly chainId: CaipNetworkId
  /**
   * Scope of the proof. `contract` proves the account on `chainId` only: another party can control the same address on
   * another chain, so identify the user by chain and address. With `key`, the address is enough.
   */
  readonly proof: SignInProof
  /** Data of the message. */
  readonly data: SIWXData
  readonly message: string
  readonly signature: string
}
