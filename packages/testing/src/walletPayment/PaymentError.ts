/** Codes of {@link PaymentError}. Except with `unknown-outcome`, nothing was sent. */
export type PaymentErrorCode =
  /** The wallet doesn't support the chain. */
  | 'unsupported-chain'
  /** The token doesn't exist, or its transfers don't deliver the exact amount. */
  | 'unsupported-token'
  /** Payments on the chain have no references or memo, or these don't fit into a transaction. */
  | 'unsupported-field'
  /** The recipient isn't an address of the chain, or it belongs to a program or a token account. */
  | 'invalid-recipient'
  /** The amount isn't positive. */
  | 'invalid-amount'
  /** The chain doesn't accept amounts as small as this one to this recipient. */
  | 'amount-too-small'
  /** The balance doesn't cover the amount. */
  | 'insufficient-funds'
  /** The balance doesn't cover the network fee on top of the amount. */
  | 'insufficient-fee'
  /** The chain rejected the transaction. The message is the chain's. */
  | 'rejected'
  /** The chain is unreachable. */
  | 'unreachable'
  /** The connection failed while the wallet sent the transaction, so the chain may have it. Don't pay again. */
  | 'unknown-outcome'

/** The error with which a test wallet's own payments fail. */
export class PaymentError extends Error {
  override readonly name: string = 'PaymentError'

  constructor(
    readonly code: PaymentErrorCode,
    message: string,
    options: { readonly cause?: unknown } = {},
  ) {
    super(message, options)
  }
}
