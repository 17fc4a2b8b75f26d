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

  /** Parameters in the form of a request log entry. */
  get logged(): readonly unknown[] {
    return this.#copy === undefined ? [] : [this.#copy]
  }

  /**
   * Returns the parameters, or an empty object if they aren't an object.
   *
   * @throws ProviderRpcError -32602 if the parameters can't be serialized as JSON.
   */
  read(): Readonly<Record<string, unknown>> {
    if (!this.#isJson) throw invalidParams('the parameters are not JSON.')
    return typeof this.#copy === 'object' && this.#copy !== null ? { ...this.#copy } : {}
  }
}
