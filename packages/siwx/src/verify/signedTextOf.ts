import type { ChainNamespace, SIWXSession } from '@openappkit/contract'
import { isMessageOf } from '../message/isMessageOf'
import type { SignedText } from './SignedText'

/**
 * Returns the signed text and its claimed signer. Undefined for another namespace, or if the message doesn't match the
 * data.
 */
export function signedTextOf(session: SIWXSession, namespace: ChainNamespace): SignedText | undefined {
  const { data, message, signature } = session
  if (!data.chainId.startsWith(`${namespace}:`) || !isMessageOf(message, data)) return undefined
  return { address: data.accountAddress, chainId: data.chainId, message, signature }
}
