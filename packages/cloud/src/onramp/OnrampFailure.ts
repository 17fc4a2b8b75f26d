import type { OnrampMethodLimits } from './OnrampProvider'

/**
 * Why a provider has no price or no page. `unavailable` is temporary. `forged` is a webhook that the provider didn't
 * send. The others describe the purchase.
 */
export type OnrampFailureReason =
  | 'unavailable'
  | 'forged'
  | 'unsupported-country'
  | 'unsupported-asset'
  | 'unsupported-currency'
  | 'unsupported-method'
  | 'amount-too-low'
  | 'amount-too-high'
  | 'quote-expired'
  | 'network-address-mismatch'

/** Thrown by on-ramp providers. The message is for the log and never contains a key or personal data. */
export class OnrampFailure extends Error {
  override readonly name = 'OnrampFailure'
  readonly reason: OnrampFailureReason
  /** Limits that the amount exceeds. */
  readonly limits: Pick<OnrampMethodLimits, 'min' | 'max'> | undefined

  constructor(
    reason: OnrampFailureReason,
    message: string = reason,
    limits: Pick<OnrampMethodLimits, 'min' | 'max'> | undefined = undefined,
  ) {
    super(message)
    this.reason = reason
    this.limits = limits
  }
}
