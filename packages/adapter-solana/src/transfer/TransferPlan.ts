import type { TransactionInstruction } from './library'

/** What a transfer does, before anybody knows what it costs. */
export interface TransferPlan {
  readonly instructions: readonly TransactionInstruction[]
  /** The accounts between which it moves: of tokens those that hold them. */
  readonly from: string
  readonly to: string
  /** Lamports that leave besides fees. */
  readonly value: bigint
  /** An account that the transfer makes, whose rent the sender pays. */
  readonly creates: string | undefined
  /** Whether the last instruction moves a token. */
  readonly isToken: boolean
  /** Compute units that are enough, where the node doesn't tell how many it takes. */
  readonly units: number
}

/** Largest amount that the chain can write. */
export const largestAmount: bigint = 2n ** 64n - 1n
