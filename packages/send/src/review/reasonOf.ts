import { AppKitError } from '@openappkit/appkit-core'

/** Codes of specific reasons for which a chain refuses a transfer. */
const reasons: ReadonlySet<string> = new Set([
  'amount/dust',
  'network/mismatch',
  'token/not-found',
  'token/unsupported',
  'transaction/recipient-owner-changed',
  'transaction/account-frozen',
  'transaction/insufficient-funds',
  'transaction/insufficient-rent',
  'transaction/insufficient-token-balance',
  'transaction/invalid-recipient',
  'transaction/no-token-account',
])

/** Errors that only mean that the chain didn't answer. They don't concern the transfer. */
const silences: ReadonlySet<string> = new Set(['account/lookup-failed', 'transaction/simulation-unavailable'])

/** Returns the chain's own reason, if users can act on it. */
export function reasonOf(cause: unknown): AppKitError | undefined {
  return cause instanceof AppKitError && reasons.has(cause.code) ? cause : undefined
}

/** Returns whether the chain didn't answer, so that nothing is known about the transfer. */
export function isSilence(cause: unknown): boolean {
  return cause instanceof AppKitError && silences.has(cause.code)
}
