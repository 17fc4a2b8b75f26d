import type { Hex } from 'viem'

/** A signature by the account, in hex. */
export interface EvmSignature {
  readonly address: Hex
  readonly message: string
  readonly signature: Hex
}
