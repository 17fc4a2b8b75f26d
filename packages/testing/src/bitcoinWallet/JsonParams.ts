import { invalidParams } from '../wallet/ProviderRpcError'

/** Request parameters, copied through JSON because a real wallet receives them from another process. */
export class JsonParams {
  readonly #copy: unknown
  readonly #isJson: boolean = true

  constructor(params: unknown) {
    if (params === undefined) return
    try {
      this.#copy = JSON.parse(JSON.stringify(params))
    } catch {
      this.#isJson = false
    }
  }

  /** Parameters for the request log. */
  get logged(): readonly unknown[] {
    return this.#copy === undefined ? [] : [this.#copy]
  }

  /** @throws ProviderRpcError -32602 when the parameters are not JSON. */
  read(): Readonly<Record<string, unknown>> {
    if (!this.#isJson) throw invalidParams('the parameters are not JSON.')
    return typeof this.#copy === 'object' && this.#copy !== null ? { ...this.#copy } : {}
  }
}
