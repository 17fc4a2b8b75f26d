/** An error as adapters throw it: known by its code, whatever its class. */
export class ToyError extends Error {
  override readonly name: string

  constructor(
    readonly code: string,
    message: string,
    name = 'AppKitError',
  ) {
    super(message)
    this.name = name
  }
}

export function toyRejected(): ToyError {
  return new ToyError('wallet/rejected', 'Connection rejected', 'UserRejectedError')
}

export function toyPending(): ToyError {
  return new ToyError('wallet/request-pending', 'A request is already open in the wallet.', 'RequestPendingError')
}
