import { AppKitError } from '@openappkit/appkit-core'

/**
 * Returns the fee that an adapter refused for exceeding the reviewed one, in base units of the coin. Undefined for any
 * other failure.
 */
export function refusedFee(cause: unknown): bigint | undefined {
  if (!(cause instanceof AppKitError) || cause.code !== 'transaction/fee-changed') return undefined
  const { details = '' } = cause
  return /^\d{1,78}$/u.test(details) ? BigInt(details) : undefined
}
