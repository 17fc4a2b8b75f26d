/** Exchange rates of a moment. */
export interface RateTable {
  /** How much of a currency one US dollar buys, by ISO 4217 code in capitals. */
  readonly perUsd: ReadonlyMap<string, number>
  /** Milliseconds since the epoch. */
  readonly asOf: number
}

/** Someone who knows what one US dollar buys. */
export interface RateSource {
  /** Rejects when it is out of order, or once `signal` fires. */
  read(signal: AbortSignal): Promise<RateTable>
}
