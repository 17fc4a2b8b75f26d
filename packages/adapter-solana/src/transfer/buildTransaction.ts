import { ComputeBudgetProgram, PublicKey, Transaction } from './library'
import type { TransferPlan } from './TransferPlan'

/** Fields of a transaction besides its instructions. */
export interface TransactionTerms {
  readonly payer: string
  readonly blockhash: string
  readonly lastValidBlockHeight: number
  /** Maximum compute units. */
  readonly limit: number
  /** Price per unit in millionths of a lamport. */
  readonly price: bigint
}

/** Builds the transaction of a plan. Simulation, description and signing all use this transaction. */
export function buildTransaction(
  { instructions }: Pick<TransferPlan, 'instructions'>,
  { payer, blockhash, lastValidBlockHeight, limit, price }: TransactionTerms,
): Transaction {
  return new Transaction({ feePayer: new PublicKey(payer), blockhash, lastValidBlockHeight }).add(
    ComputeBudgetProgram.setComputeUnitLimit({ units: limit }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: price }),
    ...instructions,
  )
}

/** Returns the unsigned wire bytes. */
export function wireBytes(transaction: Transaction): Uint8Array {
  return new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}
