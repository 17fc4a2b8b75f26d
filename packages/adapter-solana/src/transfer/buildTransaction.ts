import { ComputeBudgetProgram, PublicKey, Transaction } from './library'
import type { TransferPlan } from './TransferPlan'

/** What a transaction names besides what it does. */
export interface TransactionTerms {
  readonly payer: string
  readonly blockhash: string
  readonly lastValidBlockHeight: number
  /** Compute units that it may take. */
  readonly limit: number
  /** Millionths of a lamport for each. */
  readonly price: bigint
}

/** The one way in which a plan becomes a transaction: what is tried out and described is what is signed. */
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

/** As it travels, unsigned. */
export function wireBytes(transaction: Transaction): Uint8Array {
  return new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}
