/** Work that runs once, on first use. A failure is forgotten, so the next use tries again. */
export class Lazy<value> {
  readonly #work: () => Promise<value>
  #running: Promise<value> | undefined

  constructor(work: () => Promise<value>) {
    this.#work = work
  }

  get(): Promise<value> {
    this.#running ??= this.#work().catch(error => {
      this.#running = undefined
      throw error
    })
    return this.#running
  }
}
