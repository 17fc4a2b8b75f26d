import { base58 } from '@scure/base'
import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Transaction,
} from '@solana/kit'
import { invalidParam } from './RpcError'

/** A message in one of the two formats that the chain supports. */
export type WireMessage = Extract<CompiledTransactionMessage, { version: 'legacy' | 0 }> &
  CompiledTransactionMessageWithLifetime

/** A received transaction. */
export interface WireTransaction {
  readonly bytes: Uint8Array
  readonly transaction: Transaction
  readonly message: WireMessage
  /** Base58. The first signature, which is also the transaction's id. */
  readonly signature: string
}

/** Maximum size of a transaction in bytes. The network rejects longer ones. */
const longest = 1232

/**
 * Decodes a transaction.
 *
 * @throws RpcError -32602 if the bytes are invalid or too long.
 */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  if (bytes.length > longest) {
    throw invalidParam(
      `decoded solana_transaction::versioned::VersionedTransaction too large: ${bytes.length} bytes (max: ${longest} bytes)`,
    )
  }
  let transaction: Transaction
  try {
    transaction = getTransactionDecoder().decode(bytes)
  } catch (cause) {
    throw undecodable('transaction::versioned::VersionedTransaction', cause)
  }
  const message = readMessage(transaction.messageBytes)
  const first = transaction.signatures[message.staticAccounts[0] as Address]
  return { bytes, transaction, message, signature: base58.encode(new Uint8Array(first ?? new Uint8Array(64))) }
}

/**
 * Decodes a message.
 *
 * @throws RpcError -32602 if the bytes are invalid or the version isn't supported.
 */
export function readMessage(bytes: Parameters<ReturnType<typeof getTransactionDecoder>['decode']>[0]): WireMessage {
  let message: ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>
  try {
    message = getCompiledTransactionMessageDecoder().decode(bytes)
  } catch (cause) {
    throw undecodable('message::VersionedMessage', cause)
  }
  if (message.version !== 'legacy' && message.version !== 0) {
    throw undecodable('message::VersionedMessage', `version ${message.version}`)
  }
  return message as WireMessage
}

function undecodable(what: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return invalidParam(`failed to deserialize solana_${what}: ${reason}`)
}
