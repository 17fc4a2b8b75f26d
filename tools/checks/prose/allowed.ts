/** A term that a file may contain, and why. The check fails once the file no longer contains it. */
export interface AllowedTerm {
  readonly file: string
  readonly term: string
  readonly reason: string
}

export const allowed: readonly AllowedTerm[] = [
  {
    file: 'packages/testing/src/bitcoinChain/Ledger.ts',
    term: 'Latin',
    reason: 'the error has the wording of Bitcoin Core, which apps compare',
  },
]
