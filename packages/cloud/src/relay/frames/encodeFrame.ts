import type { StoredMessage } from '../MessageStore'
import type { RpcFailure } from './RpcFailure'

/**
 * Encodes a successful response.
 *
 * @param id - The request's id as a JSON token.
 */
export function encodeResult(id: string, result: unknown): string {
  return `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`
}

/**
 * Encodes an error response.
 *
 * @param id - The request's id as a JSON token, or `null`.
 */
export function encodeFailure(id: string, { code, message }: RpcFailure): string {
  return `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify({ code, message })}}`
}

/** A message as a client receives it. */
export interface ReceivedMessage {
  readonly topic: string
  readonly message: string
  /** Milliseconds since the epoch. */
  readonly publishedAt: number
  readonly tag: number
  readonly attestation: string | null
}

/** Returns the part of a stored message that clients receive. */
export function receivedMessage({ topic, message, publishedAt, tag, attestation }: StoredMessage): ReceivedMessage {
  return { topic, message, publishedAt, tag, attestation }
}

export function encodePush(id: number, subscriptionId: string, message: StoredMessage): string {
  const params = JSON.stringify({ id: subscriptionId, data: receivedMessage(message) })
  return `{"id":${id},"jsonrpc":"2.0","method":"irn_subscription","params":${params}}`
}
