/** An error as adapters throw it: known by its code, whatever its class. */
export class ToyError extends Error {
  override readonly name: string

  constructor(
    readonly code: string,
    message: string,
    name = 'AppKitError',
    readonly details: string | undefined = undefined,
  ) {
    super(message)
    this.name = name
  }
}

export function toyRejected(): ToyError {
  return new ToyError('wallet/rejected', 'Connection rejected', 'UserRejectedError')
}

/** @param fee - What the transfer would cost, in the chain's smallest unit. */
export function toyFeeChanged(fee: bigint): ToyError {
  const message =
    'The network fee is higher than the one that was reviewed. Nothing was sent; review the transfer again.'
  return new ToyError('transaction/fee-changed', message, 'AppKitError', String(fee))
}

export function toyPending(): ToyError {
  return new ToyError('wallet/request-pending', 'A request is already open in the wallet.', 'RequestPendingError')
}
