import { AppKitError } from '@openappkit/appkit-core'

const codes: readonly string[] = ['transaction/insufficient-token-balance', 'transaction/account-frozen']

/**
 * Returns the amount that a single transfer can send, in base units, if the adapter's error states it: the balance may
 * be spread over too many accounts, or partly frozen.
 */
export function sendableAtOnce(cause: unknown): bigint | undefined {
  if (!(cause instanceof AppKitError) || !codes.includes(cause.code)) return undefined
  const { details } = cause
  return typeof details === 'string' && /^[1-9]\d{0,77}$/u.test(details) ? BigInt(details) : undefined
}
