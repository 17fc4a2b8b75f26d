type Listener = (value: never) => void

/** An EIP-1193 provider whose answers the test sets. */
export class FakeProvider {
  /** Answers by method. A function is called, and an `Error` rejects. */
  readonly answers: Record<string, unknown> = {}
  readonly requests: { readonly method: string; readonly params?: readonly unknown[] }[] = []
  readonly #listeners = new Map<string, Set<Listener>>()

  readonly request = async (request: {
    readonly method: string
    readonly params?: readonly unknown[]
  }): Promise<unknown> => {
    this.requests.push(request)
    const answer = this.answers[request.method]
    if (answer instanceof Error) throw answer
    return answer
  }

  get listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0)
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
    return this
  }

  removeListener(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener)
    return this
  }

  emit(event: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(value as never)
  }
}
