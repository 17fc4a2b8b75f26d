/** Number of recent requests that rank a node. */
const sampleCount = 10

/** Age after which a sample is ignored, in milliseconds. A failed node then regains its place. */
const sampleLifetime = 60_000

interface Sample {
  readonly at: number
  readonly succeeded: boolean
}

/**
 * Ranks the nodes of a chain by their recent requests. Nodes keep their order, with the app's own first, but those that
 * failed more than half of the time come last. Only regular requests count; none are sent to measure a node. See
 * [decision 45](../../../../docs/decisions/0045-rank-nodes-by-regular-requests.md).
 */
export class NodeRanking {
  readonly #samples = new Map<string, readonly Sample[]>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Records the outcome of a request. */
  add(url: string, succeeded: boolean): void {
    const samples = [...this.#recent(url), { at: this.#now(), succeeded }]
    this.#samples.set(url, samples.slice(-sampleCount))
  }

  /** Returns the nodes in the order to try them. */
  sort(urls: readonly string[]): readonly string[] {
    const failing = urls.filter(url => this.#isFailing(url))
    return [...urls.filter(url => !failing.includes(url)), ...failing]
  }

  #isFailing(url: string): boolean {
    const samples = this.#recent(url)
    return samples.filter(({ succeeded }) => !succeeded).length * 2 > samples.length
  }

  #recent(url: string): readonly Sample[] {
    const earliest = this.#now() - sampleLifetime
    return (this.#samples.get(url) ?? []).filter(({ at }) => at > earliest)
  }
}
