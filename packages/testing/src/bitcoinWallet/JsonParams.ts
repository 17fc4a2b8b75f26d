import { invalidParams } from '../wallet/ProviderRpcError'

/** Parameters as a wallet gets them: what reaches a real one has crossed a process border, as JSON. */
export class JsonParams {
  readonly #copy: unknown
  readonly #isJson: boolean = true

  constructor(given: unknown) {
    if (given === undefined) return
    try {
      this.#copy = JSON.parse(JSON.stringify(given))
    } catch {
      this.#isJson = false
    }
  }

  /** For the log of requests. */
  get logged(): readonly unknown[] {
    return this.#copy === undefined ? [] : [this.#copy]
  }

  /** @throws ProviderRpcError -32602 when they are not JSON. */
  read(): Readonly<Record<string, unknown>> {
    if (!this.#isJson) throw invalidParams('the parameters are not JSON.')
    return typeof this.#copy === 'object' && this.#copy !== null ? { ...this.#copy } : {}
  }
}
