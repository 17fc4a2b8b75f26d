/** Exchange rates at one time. */
export interface RateTable {
  /** Units per US dollar, by upper-case ISO 4217 code. */
  readonly perUsd: ReadonlyMap<string, number>
  /** Milliseconds since the epoch. */
  readonly asOf: number
}

/** A source of exchange rates from US dollars. */
export interface RateSource {
  /** Reads the exchange rates. Rejects if the source fails. `signal` aborts at the timeout. */
  read(signal: AbortSignal): Promise<RateTable>
}
