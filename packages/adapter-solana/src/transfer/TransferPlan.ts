import type { TransactionInstruction } from './library'

/** An account that something leaves, and how much of it. */
export interface TransferSource {
  readonly address: string
  readonly amount: bigint
}

/** What a transfer does, before anybody knows what it costs. */
export interface TransferPlan {
  readonly instructions: readonly TransactionInstruction[]
  /** The accounts that have less of it then: of tokens those that hold them. What stays where it is leaves none. */
  readonly from: readonly TransferSource[]
  /** The account that has more of it. */
  readonly to: string
  /** Whose account `to` is, where the address that was typed is a token account and no wallet. */
  readonly holder?: string | undefined
  /** Lamports that leave besides fees. */
  readonly value: bigint
  /** An account that the transfer makes, whose rent the sender pays. */
  readonly creates: string | undefined
  /** Whether its instructions move a token: all of them but the one that makes an account, which comes first. */
  readonly isToken: boolean
  /** Compute units that are enough, where the node doesn't tell how many it takes. */
  readonly units: number
}

/** Largest amount that the chain can write. */
export const largestAmount: bigint = 2n ** 64n - 1n
