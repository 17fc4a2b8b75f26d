import { AccountRole, type Address, type Instruction } from '@solana/kit'

const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address

/** Fee of a transaction with one signature, in lamports. */
export const signatureFee = 5_000n

/** Instructions of a payment. */
export interface SolanaTransfer {
  /** Instructions that prepare the transfer. */
  readonly before: readonly Instruction[]
  /** The transfer itself. */
  readonly instruction: Instruction
}

/** Creates an instruction that writes `text` to the log. */
export function memoInstruction(text: string): Instruction {
  return { programAddress: memoProgram, accounts: [], data: new TextEncoder().encode(text) }
}

/** Returns a transfer that lists `references` as read-only accounts without a signature, so that they can be found. */
export function withReferences(transfer: Instruction, references: readonly Address[]): Instruction {
  const listed = references.map(address => ({ address, role: AccountRole.READONLY as const }))
  return { ...transfer, accounts: [...(transfer.accounts ?? []), ...listed] }
}
