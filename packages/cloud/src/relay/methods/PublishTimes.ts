/** Assigns increasing publication times to the messages of each topic, so they can be sorted. */
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

  /** Drops times that the clock has passed, because from then on the clock itself increases. */
  sweep(now: number): void {
    for (const [topic, time] of this.#last) if (time < now) this.#last.delete(topic)
  }
}
