/** Requests by which a node is judged: its last ones. Spec 7. */
const sampleCount = 10

/** Age at which a sample stops counting, in milliseconds. A node that failed gets its place back then. */
const sampleLifetime = 60_000

interface Sample {
  readonly at: number
  readonly succeeded: boolean
}

/**
 * Ranks the nodes of a chain by how their last requests went. Nodes keep their order, since the app's own come first, but those that failed more than half of the
 * time come last. It learns from requests that are sent anyway: nothing is sent to measure a node. See decision 45.
 */
export class NodeRanking {
  readonly #samples = new Map<string, readonly Sample[]>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Counts the outcome of a request. */
  add(url: string, succeeded: boolean): void {
    const samples = [...this.#recent(url), { at: this.#now(), succeeded }]
    this.#samples.set(url, samples.slice(-sampleCount))
  }

  /** Returns the nodes in the order in which to ask them. */
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
