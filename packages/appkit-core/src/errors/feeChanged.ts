import { AppKitError } from '@openappkit/contract'

/**
 * Refuses a transfer whose fee exceeds the highest one that the payer agreed to.
 *
 * @param fee - what it would cost, in base units of the network's coin; kept in `details`
 */
export function feeChanged(fee: bigint): AppKitError {
  return new AppKitError(
    'transaction/fee-changed',
    'The network fee is higher than the one that was reviewed. Nothing was sent; review the transfer again.',
    { details: String(fee) },
  )
}

/** @throws AppKitError `transaction/fee-changed` */
export function assertFee(fee: bigint, maxFee: bigint | undefined): void {
  if (maxFee !== undefined && fee > maxFee) throw feeChanged(fee)
}
