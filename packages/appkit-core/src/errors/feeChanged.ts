import { AppKitError } from '@openappkit/contract'

/**
 * Returns the `transaction/fee-changed` error for a transfer whose fee exceeds the limit that the user approved.
 *
 * @param fee - New fee in base units of the native currency. The error's `details` contains it as decimal text.
 *
 * @example
 * ```ts
 * import { feeChanged } from '@openappkit/appkit-core/transactions'
 *
 * feeChanged(21_000n).details // '21000'
 * ```
 */
export function feeChanged(fee: bigint): AppKitError {
  return new AppKitError(
    'transaction/fee-changed',
    'The network fee rose after the review, so nothing was sent. Review the transfer again.',
    { details: String(fee) },
  )
}

/**
 * Checks that a fee doesn't exceed the limit that the user approved.
 *
 * @param maxFee - Limit in base units of the native currency. If omitted, any fee passes.
 *
 * @throws {AppKitError} `transaction/fee-changed` when the fee exceeds the limit.
 *
 * @example
 * ```ts
 * import { assertFee } from '@openappkit/appkit-core/transactions'
 *
 * assertFee(21_000n, 42_000n)
 * ```
 */
export function assertFee(fee: bigint, maxFee: bigint | undefined): void {
  if (maxFee !== undefined && fee > maxFee) throw feeChanged(fee)
}
