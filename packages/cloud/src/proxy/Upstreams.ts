/** How long an upstream that was of no use is asked last, in milliseconds. */
const REST = 10_000

/** The upstreams of the chains, in the operator's order; one that just failed comes last until it had a rest. */
export class Upstreams {
  readonly #chains: Readonly<Record<string, readonly string[]>>
  readonly #restsUntil = new Map<string, number>()
  readonly #now: () => number

  constructor(chains: Readonly<Record<string, readonly string[]>>, now: () => number = Date.now) {
    this.#chains = chains
    this.#now = now
  }

  get chainIds(): readonly string[] {
    return Object.keys(this.#chains)
  }

  /** Undefined for a chain that isn't served. */
  of(chainId: string): readonly string[] | undefined {
    const urls = Object.hasOwn(this.#chains, chainId) ? this.#chains[chainId] : undefined
    if (!urls) return undefined
    const rests = (url: string): boolean => (this.#restsUntil.get(url) ?? 0) > this.#now()
    return [...urls.filter(url => !rests(url)), ...urls.filter(rests)]
  }

  failed(url: string): void {
    this.#restsUntil.set(url, this.#now() + REST)
  }

  worked(url: string): void {
    this.#restsUntil.delete(url)
  }
}
