/** Something that wants to be looked at every second until it is settled. */
export interface Unsettled {
  /** @param now - milliseconds since the epoch */
  tick(now: number): void
}

/** What isn't settled yet. One timer looks after all of it, and what is settled costs nothing. */
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
