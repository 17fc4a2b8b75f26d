import { RpcFailure, rpcCode } from './RpcFailure'
import { readIdToken } from './readIdToken'

/** A parsed frame. `id` is the JSON token to return, `null` if there is none. */
export type Frame =
  | { readonly kind: 'request'; readonly id: string; readonly method: string; readonly params: unknown }
  | { readonly kind: 'response'; readonly id: string }
  | { readonly kind: 'invalid'; readonly id: string; readonly failure: RpcFailure }

/** Parses a frame. For an invalid frame, returns the failure to send. */
export function parseFrame(text: string): Frame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return invalid('null', rpcCode.parse, 'Parse error: the frame is not valid JSON')
  }
  if (Array.isArray(value)) return invalid('null', rpcCode.invalidRequest, 'Invalid request: send one object a frame')
  if (typeof value !== 'object' || value === null) {
    return invalid('null', rpcCode.invalidRequest, 'Invalid request: the frame is not an object')
  }
  const id = readIdToken(text)
  if (!id) {
    return invalid(
      'null',
      rpcCode.invalidRequest,
      'Invalid request: id must be a string or number of at most 128 characters',
    )
  }
  const { method, params, result, error } = value as Record<'method' | 'params' | 'result' | 'error', unknown>
  if (typeof method === 'string') return { kind: 'request', id, method, params }
  if (method === undefined && (result !== undefined || error !== undefined)) return { kind: 'response', id }
  return invalid(id, rpcCode.invalidRequest, 'Invalid request: method must be a string')
}

function invalid(id: string, code: RpcFailure['code'], message: string): Frame {
  return { kind: 'invalid', id, failure: new RpcFailure(code, message) }
}
