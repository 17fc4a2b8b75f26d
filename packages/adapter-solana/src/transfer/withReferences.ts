import { PublicKey, type TransactionInstruction } from './library'

/**
 * Appends references to the accounts of a transfer, read-only and without a signature
 * ([Solana Pay](https://docs.solanapay.com/spec)). The System program ignores them. So do the token programs, unless the
 * sender is a multisig account, which can't sign, or the token has a transfer hook, which `planToken` rejects.
 */
export function withReferences(
  instruction: TransactionInstruction,
  references: readonly string[] = [],
): TransactionInstruction {
  for (const reference of references)
    instruction.keys.push({ pubkey: new PublicKey(reference), isSigner: false, isWritable: false })
  return instruction
}
