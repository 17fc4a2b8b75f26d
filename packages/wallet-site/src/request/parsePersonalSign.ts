import { limits } from '../protocol/limits'
import { invalid } from '../protocol/Payload'
import { accountFailure } from './accountFailure'
import { bytesOf, isHex, isSameAddress } from './hex'
import type { ParsedRequest } from './ParsedRequest'
import type { RequestContext } from './RequestContext'

/**
 * Parses `personal_sign`. Apps send message and address in both orders. Hex is read as bytes, other text as UTF-8.
 */
export function parsePersonalSign(params: unknown, { account, chainId }: RequestContext): ParsedRequest {
  if (!Array.isArray(params)) throw invalid("The parameters of 'personal_sign' must be a list.")
  const [first, second]: unknown[] = params
  if (typeof first !== 'string' || typeof second !== 'string')
    throw invalid("The parameters of 'personal_sign' must be a message and an address.")
  const isReversed = !isSameAddress(second, account) && isSameAddress(first, account)
  if (!isReversed && !isSameAddress(second, account)) throw accountFailure()
  const message = isReversed ? second : first
  if (message.length > 2 + limits.signedMessage * 2)
    throw invalid(`The message must be a text of up to ${limits.signedMessage} bytes.`)
  const bytes = isHex(message) ? bytesOf(message) : new TextEncoder().encode(message)
  if (bytes.length > limits.signedMessage)
    throw invalid(`The message must be a text of up to ${limits.signedMessage} bytes.`)
  return { request: { kind: 'message', chainId, account, message: bytes }, form: 'evmSignature' }
}
