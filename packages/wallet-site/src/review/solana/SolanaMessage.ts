/** Part of a lookup table that a message uses. */
export interface TableLookup {
  readonly table: string
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** Instruction with indexes into the message's accounts. */
export interface CompiledInstruction {
  readonly program: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** Message of a Solana transaction. */
export interface SolanaMessage {
  readonly version: 'legacy' | 0
  readonly signerCount: number
  readonly readonlySigners: number
  readonly readonlyOthers: number
  /** Accounts in the message itself. Those of lookup tables come after them. */
  readonly keys: readonly string[]
  /** Recent blockhash, or the value of a nonce account. Base58. */
  readonly lifetime: string
  readonly instructions: readonly CompiledInstruction[]
  readonly lookups: readonly TableLookup[]
}
