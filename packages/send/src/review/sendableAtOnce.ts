import { AppKitError } from '@openappkit/appkit-core'

const codes: readonly string[] = ['transaction/insufficient-token-balance', 'transaction/account-frozen']

/** Base units of a token that can be sent at once, where an adapter says so with its refusal: what is held may lie in too many accounts, or in frozen ones. */
export function sendableAtOnce(cause: unknown): bigint | undefined {
  if (!(cause instanceof AppKitError) || !codes.includes(cause.code)) return undefined
  const { details } = cause
  return typeof details === 'string' && /^[1-9]\d{0,77}$/u.test(details) ? BigInt(details) : undefined
}
