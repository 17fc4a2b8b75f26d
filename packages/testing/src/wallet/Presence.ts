/** A wallet's presence in one window. The wallet can enter and leave at any time. */
export class Presence {
  readonly #enter: () => () => void
  readonly #timer: ReturnType<typeof setTimeout> | undefined
  #leave: (() => void) | undefined

  /**
   * @param enter - adds the wallet to the window and returns a function that removes it
   * @param after - when to enter: milliseconds (0 for immediately), or `'manual'` for `announce`
   */
  constructor(enter: () => () => void, after: number | 'manual') {
    this.#enter = enter
    if (after === 0) this.announce()
    else if (after !== 'manual') this.#timer = setTimeout(() => this.announce(), after)
  }

  announce(): void {
    this.#leave ??= this.#enter()
  }

  withdraw(): void {
    clearTimeout(this.#timer)
    this.#leave?.()
    this.#leave = undefined
  }
}
