/** A wallet's presence in one window. It can come and go at any time. */
export class Presence {
  readonly #enter: () => () => void
  readonly #timer: ReturnType<typeof setTimeout> | undefined
  #leave: (() => void) | undefined

  /** `enter` puts the wallet into the window and returns what takes it out: at once for 0, so many milliseconds later, or not before `announce`. */
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
