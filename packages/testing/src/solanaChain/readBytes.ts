import { base58 } from '@scure/base'
import { invalidParam } from './RpcError'

/**
 * Decodes bytes. Default encoding: base58.
 *
 * @throws RpcError -32602 if the text isn't in `encoding`, or the encoding isn't supported.
 */
export function readBytes(text: unknown, encoding: unknown): Uint8Array {
  if (typeof text !== 'string') throw invalidParam('Invalid params: expected a string.')
  if (encoding === 'base64') {
    const bytes = new Uint8Array(Buffer.from(text, 'base64'))
    if (Buffer.from(bytes).toString('base64') !== text) throw invalidParam('invalid base64 encoding: InvalidPadding')
    return bytes
  }
  if (encoding !== undefined && encoding !== 'base58') {
    throw invalidParam(`unsupported encoding: ${String(encoding)}. Supported encodings: base58, base64`)
  }
  try {
    return base58.decode(text)
  } catch {
    throw invalidParam('invalid base58 encoding: InvalidCharacter')
  }
}
