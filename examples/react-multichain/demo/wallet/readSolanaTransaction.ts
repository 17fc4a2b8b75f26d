import { base58 } from '@scure/base'
import { ByteReader } from './ByteReader'

const systemProgram = '11111111111111111111111111111111'
const budgetProgram = 'ComputeBudget111111111111111111111111111111'

/** The content of a Solana transaction. */
export interface SolanaTransaction {
  /** Number of required signatures. */
  readonly signatures: number
  /** Set if the transaction does nothing but transfer SOL. */
  readonly transfer?: { readonly to: string; readonly lamports: bigint }
}

/** Reads a transaction without lookup tables. Returns undefined if the bytes can't be read. */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction | undefined {
  try {
    const reader = new ByteReader(bytes)
    reader.take(reader.compact() * 64)
    // A version has its first bit set. Legacy messages start with the header.
    if ((reader.peek() & 0x80) !== 0) reader.take(1)
    const [signatures = 0] = reader.take(3)
    const keys = Array.from({ length: reader.compact() }, () => base58.encode(reader.take(32)))
    reader.take(32)
    const instructions = Array.from({ length: reader.compact() }, () => ({
      program: keys[reader.take(1)[0] ?? 0],
      accounts: [...reader.take(reader.compact())],
      data: reader.take(reader.compact()),
    })).filter(({ program }) => program !== budgetProgram)
    const [only] = instructions
    if (instructions.length !== 1 || only?.program !== systemProgram || only.data.length !== 12) return { signatures }
    const data = new ByteReader(only.data)
    const to = keys[only.accounts[1] ?? -1]
    // Instruction 2 of the system program is a transfer.
    return data.number(4) === 2n && to !== undefined
      ? { signatures, transfer: { to, lamports: data.number(8) } }
      : { signatures }
  } catch {
    return undefined
  }
}
