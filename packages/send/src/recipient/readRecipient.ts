import type { SendAccount } from '../SendAccount'
import type { SendContext } from '../SendContext'
import { isName } from './isName'
import { isImitatingName } from './nameScript'
import type { RecipientProblem } from './Recipient'

/** A typed recipient, before any lookup. */
export type ReadRecipient =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'invalid'; readonly problem: RecipientProblem; readonly networkName?: string | undefined }

/** Distinguishes addresses from names, and returns the problem with any other text. */
export function readRecipient(
  text: string,
  { network }: SendAccount,
  context: Pick<SendContext, 'chain' | 'lookUpName' | 'networkOf'>,
): ReadRecipient {
  const chain = context.chain(network)
  if (chain.isAddress(text, network)) return { kind: 'address', address: text }
  // Valid except for the case of its letters, which is a checksum here.
  if (chain.isAddress(text.toLowerCase(), network) && /^(?:0x|[a-z]+1)/i.test(text))
    return { kind: 'invalid', problem: 'checksum' }
  const elsewhere = context.networkOf(text)
  if (elsewhere) return { kind: 'invalid', problem: 'wrongNetwork', networkName: elsewhere.name }
  if (!isName(text)) return { kind: 'invalid', problem: 'notAnAddress' }
  if (isImitatingName(text)) return { kind: 'invalid', problem: 'nameImitates' }
  return context.lookUpName ? { kind: 'name', name: text } : { kind: 'invalid', problem: 'nameUnavailable' }
}
