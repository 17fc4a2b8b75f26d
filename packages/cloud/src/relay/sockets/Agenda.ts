/** An item that needs a call every second until it is settled. */
export interface Unsettled {
  /** @param now - Milliseconds since the epoch. */
  tick(now: number): void
}

/** Ticks unsettled items with a single timer. Settled items cost nothing. */
export class Agenda {
  readonly #items = new Set<Unsettled>()

  add(item: Unsettled): void {
    this.#items.add(item)
  }

  delete(item: Unsettled): void {
    this.#items.delete(item)
  }

  tick(now: number): void {
    for (const item of this.#items) item.tick(now)
  }
}
