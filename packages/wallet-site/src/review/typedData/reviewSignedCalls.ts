import type { CallDecoder } from '../evm/CallDecoder'
import type { EvmCall } from '../evm/DecodedCall'
import { decodedChanges } from '../evm/decodedChanges'
import { milliseconds } from '../evm/describeChanges'
import type { ReviewChange, ReviewDetail, ReviewSentence } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { changeValues } from '../text/changeValues'
import type { SignedTransfer } from './signedCalls'

/** Returns the effect of an authorized transfer. Any holder of the signature can send it. */
export async function reviewSignedTransfer(
  { token, from, to, amount, until }: SignedTransfer,
  { account, assets, warnings, now }: ReviewScope,
): Promise<{ readonly changes: readonly ReviewChange[]; readonly sentence: ReviewSentence }> {
  if (from.toLowerCase() !== account.toLowerCase()) warnings.add('caution', 'accountMismatch')
  const end = until === undefined ? undefined : milliseconds(until)
  if (end !== undefined && end <= now) warnings.add('caution', 'expiredData')
  const [asset, party] = await Promise.all([assets.token(token.toLowerCase()), assets.party(to)])
  const change: ReviewChange = { direction: 'send', asset, amount, party }
  return { changes: [change], sentence: { key: 'send', values: { ...changeValues(change), recipient: party.address } } }
}

/** Returns the effect of a call that others may send, as far as its data fixes it. Its value comes from the sender. */
export async function reviewSignedCall(
  call: EvmCall,
  decoder: CallDecoder,
  scope: ReviewScope,
): Promise<{ readonly changes: readonly ReviewChange[]; readonly details: readonly ReviewDetail[] }> {
  const decoded = decoder.decode(call)
  scope.warnings.add(decoded?.meaning ? 'caution' : 'danger', 'notSimulated')
  return {
    changes: await decodedChanges({ value: 0n, to: call.to }, decoded, scope),
    details: decoded ? [{ label: decoded.name, value: decoded.details }] : [],
  }
}
