/** A call of a wallet method. */
export interface WalletCall {
  readonly params: unknown
  readonly projectId: string | undefined
  readonly headers: Headers
  /** Charges the client's rate limit for extra work. */
  pay(tokens: number): Promise<void>
  readonly signal: AbortSignal
}

/** A method of the wallet service. */
export type WalletMethod = (call: WalletCall) => Promise<unknown>

/** An expected failure of a wallet method, as a JSON-RPC error. */
export class WalletMethodFailure extends Error {
  override readonly name = 'WalletMethodFailure'

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
