/** Gives every message of a topic a later time than the one before, so that their times order them. */
export class PublishTimes {
  readonly #last = new Map<string, number>()

  get size(): number {
    return this.#last.size
  }

  next(topic: string, now: number): number {
    const time = Math.max(now, (this.#last.get(topic) ?? 0) + 1)
    this.#last.set(topic, time)
    return time
  }

  /** Forgets what lies in the past: there the clock alone orders. */
  sweep(now: number): void {
    for (const [topic, time] of this.#last) if (time < now) this.#last.delete(topic)
  }
}
