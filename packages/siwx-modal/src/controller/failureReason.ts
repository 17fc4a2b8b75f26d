import type { AppKitError } from '@openappkit/appkit-core'
import { isUnanswered, isUnreachable } from './askTwice'

/** Reason of a failed sign-in: the server didn't answer, its answer is wrong, it refused, or the signature isn't valid. */
export type FailureReason = 'unreachable' | 'unexpected' | 'refused' | 'unverified'

/** Codes of a server that refuses the page or the account, whatever the user signs. */
const refusals: readonly string[] = [
  'siwx/address-mismatch',
  'siwx/busy',
  'siwx/chain-mismatch',
  'siwx/cloud-rejected',
  'siwx/domain-mismatch',
  'siwx/invalid-request',
  'siwx/origin-not-allowed',
  'siwx/uri-mismatch',
]

/** Returns the reason of a failed sign-in. */
export function failureReason(error: AppKitError): FailureReason {
  if (refusals.includes(error.code)) return 'refused'
  if (isUnreachable(error)) return 'unreachable'
  return isUnanswered(error) ? 'unexpected' : 'unverified'
}
