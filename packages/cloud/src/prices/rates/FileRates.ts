import { readFile } from 'node:fs/promises'
import type { RateSource, RateTable } from './RateSource'
import { rateTableSchema } from './rateTableSchema'

/**
 * Reads exchange rates from the operator's file: `{ "base": "USD", "date": "2026-01-30", "rates": { "EUR": 0.92 } }`.
 */
export class FileRates implements RateSource {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  async read(): Promise<RateTable> {
    return rateTableSchema.parse(JSON.parse(await readFile(this.#path, 'utf8')))
  }
}
