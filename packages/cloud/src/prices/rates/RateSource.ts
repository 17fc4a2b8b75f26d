/** Exchange rates at a time. */
export interface RateTable {
  /** Units per US dollar, by upper-case ISO 4217 code. */
  readonly perUsd: ReadonlyMap<string, number>
  /** Milliseconds since the epoch. */
  readonly asOf: number
}

/** A source of exchange rates of the US dollar. */
export interface RateSource {
  /** Rejects if the source fails or `signal` aborts. */
  read(signal: AbortSignal): Promise<RateTable>
}
