import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrors, transactionErrors } from './errorNames'

/** The reason why a transaction failed, in JSON-RPC format: a name, or an object with one entry. */
export type TransactionError = string | Readonly<Record<string, unknown>>

type Failure = ReturnType<FailedTransactionMetadata['err']>

/** Converts an error of the virtual machine to the format of JSON-RPC. */
export function transactionError(failure: Failure): TransactionError {
  if (typeof failure === 'number') return transactionErrors[failure] ?? 'SanitizeFailure'
  if ('err' in failure) return { InstructionError: [failure.index, instructionError(failure.err())] }
  if ('index' in failure) return { DuplicateInstruction: failure.index }
  const name = failure.constructor.name.replace('TransactionError', '')
  return { [name]: { account_index: failure.accountIndex } }
}

function instructionError(failure: unknown): TransactionError {
  if (typeof failure === 'number') return instructionErrors[failure] ?? 'GenericError'
  const { code, msg } = failure as { code?: number; msg?: string }
  return code === undefined ? { BorshIoError: msg } : { Custom: code }
}

/** Returns whether a transaction with this error is still included on chain and pays its fee. */
export function hasLanded(error: TransactionError): boolean {
  return typeof error !== 'string'
}
