import type { ChainNamespace, SIWXSession } from '@openappkit/contract'
import { isMessageOf } from '../message/isMessageOf'
import type { SignedText } from './SignedText'

/** What a session claims to be signed by whom. Undefined when it is about another chain family, or its message doesn't say what its data says. */
export function signedTextOf(session: SIWXSession, namespace: ChainNamespace): SignedText | undefined {
  const { data, message, signature } = session
  if (!data.chainId.startsWith(`${namespace}:`) || !isMessageOf(message, data)) return undefined
  return { address: data.accountAddress, chainId: data.chainId, message, signature }
}
