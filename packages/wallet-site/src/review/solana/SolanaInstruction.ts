import type { ReviewDetail } from '../Review'
import { ByteError } from './ByteReader'

/** Instruction with its accounts as addresses. */
export interface SolanaInstruction {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** Effect of an instruction that needs the authority of an account. */
export type InstructionEffect =
  /** `mint` is undefined for lamports, and for tokens whose accounts show it. */
  | {
      readonly kind: 'transfer'
      readonly authority: string
      readonly source: string
      readonly destination: string
      readonly amount: bigint
      readonly isToken: boolean
      readonly mint: string | undefined
    }
  | {
      readonly kind: 'approve'
      readonly authority: string
      readonly source: string
      readonly delegate: string
      readonly amount: bigint
      readonly mint: string | undefined
    }
  /** Another party gets control. `to` is undefined if it is unknown or none. */
  | {
      readonly kind: 'authority'
      readonly authority: string
      readonly account: string
      readonly to: string | undefined
    }
  | { readonly kind: 'nonce'; readonly authority: string }
  | { readonly kind: 'budget'; readonly unitLimit?: number; readonly unitPrice?: bigint }
  /** Prepares or accompanies others: creates accounts, adds a memo. */
  | { readonly kind: 'support' }

/** A decoded instruction. */
export interface DecodedInstruction {
  /** Name of the program and the instruction. */
  readonly label: string
  readonly program: string
  /** Undefined: it isn't known what the instruction does. */
  readonly effect: InstructionEffect | undefined
  readonly details: readonly ReviewDetail[]
}

/** Result of the decoder of one program. */
export interface NamedEffect {
  readonly name: string
  readonly effect: InstructionEffect | undefined
}

/** Returns an account of an instruction. */
export function accountAt({ accounts }: SolanaInstruction, index: number): string {
  const account = accounts[index]
  if (account === undefined) throw new ByteError('An account is missing.')
  return account
}
