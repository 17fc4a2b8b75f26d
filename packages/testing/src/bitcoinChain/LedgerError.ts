/** The reason that a transaction is refused, with the code and message of Bitcoin Core. */
export class LedgerError extends Error {
  override readonly name: string = 'LedgerError'

  /** -22 not a transaction, -25 its inputs are missing or its fee is absurd, -26 against the rules, -27 already in a block. */
  constructor(
    readonly code: -22 | -25 | -26 | -27,
    message: string,
  ) {
    super(message)
  }
}

/** A transaction against the rules: -26. */
export function refused(reason: string): LedgerError {
  return new LedgerError(-26, reason)
}
