import { fetchJson } from '../fetchJson'
import type { RateSource, RateTable } from './RateSource'
import { rateTableSchema } from './rateTableSchema'

/** Fetches exchange rates from a URL that returns rates of the US dollar. */
export class HttpRates implements RateSource {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>> | undefined

  constructor(url: string, headers?: Readonly<Record<string, string>>) {
    this.#url = url
    this.#headers = headers
  }

  async read(signal: AbortSignal): Promise<RateTable> {
    return rateTableSchema.parse(await fetchJson(new URL(this.#url), { headers: this.#headers, signal }))
  }
}
