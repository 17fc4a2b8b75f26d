import type { CaipNetworkId, SIWXData } from '@openappkit/contract'
import type { SignInProof } from '../verify/SignInProof'

/** A sign-in that holds: who, where, and what they signed. Plain data, to be kept as JSON. */
export interface VerifiedSignIn {
  /** The account, as the message writes it: on EVM chains with the capitals of EIP-55. */
  readonly address: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /**
   * What the signature proves. With `contract` the account is proven on `chainId` only: another party can control the same address on another chain, so identify such a user
   * by chain and address. With `key` the address alone is enough.
   */
  readonly proof: SignInProof
  /** Everything that the message says. */
  readonly data: SIWXData
  readonly message: string
  readonly signature: string
}
