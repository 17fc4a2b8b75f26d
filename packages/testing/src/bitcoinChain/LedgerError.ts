/** The reason why a transaction is rejected, with the code and message of Bitcoin Core. */
export class LedgerError extends Error {
  override readonly name: string = 'LedgerError'

  /** -22: not a transaction. -25: missing inputs or an absurd fee. -26: breaks a rule. -27: already in a block. */
  constructor(
    readonly code: -22 | -25 | -26 | -27,
    message: string,
  ) {
    super(message)
  }
}

/** Creates the error for a transaction that breaks a rule (-26). */
export function refused(reason: string): LedgerError {
  return new LedgerError(-26, reason)
}
