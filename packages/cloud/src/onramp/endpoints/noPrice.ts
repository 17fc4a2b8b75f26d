import type { OnrampSkipped } from '@openappkit/contract'
import { HttpFailure } from '../../http/HttpFailure'

/** Returns the failure if no provider has a price: 400 with the limits if the amount exceeds them, else 503. */
export function noPrice(skipped: readonly OnrampSkipped[], currency: string, field: string): HttpFailure {
  const limits = skipped.find(one => one.limits)?.limits
  if (!limits) return new HttpFailure(503, '', 'No provider has a price right now. Try again later.')
  return new HttpFailure(400, field, `Amount must be between ${limits.min} and ${limits.max} ${currency}`)
}
