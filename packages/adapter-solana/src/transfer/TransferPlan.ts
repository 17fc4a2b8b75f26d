import type { TransactionInstruction } from './library'

/** Account that pays, and its share. */
export interface TransferSource {
  readonly address: string
  readonly amount: bigint
}

/** Instructions and accounts of a transfer, before its cost is known. */
export interface TransferPlan {
  readonly instructions: readonly TransactionInstruction[]
  /** Accounts whose balance decreases. For tokens, these are token accounts. Empty if nothing moves. */
  readonly from: readonly TransferSource[]
  /** Account whose balance increases. */
  readonly to: string
  /** Owner of `to`, if the entered address is a token account instead of a wallet. */
  readonly holder?: string | undefined
  /** Lamports that the transfer moves, excluding fees. */
  readonly value: bigint
  /** Account that the transfer creates. The sender pays its rent. */
  readonly creates: string | undefined
  /** Whether the instructions move a token. An instruction that creates an account comes first. */
  readonly isToken: boolean
  /** Compute units that are sufficient if the node can't simulate. */
  readonly units: number
}

/** Largest amount that the chain supports, in base units. */
export const largestAmount: bigint = 2n ** 64n - 1n
