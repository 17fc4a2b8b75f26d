import { isUpstreamWell } from './isUpstreamWell'

/** How long an upstream that was of no use is asked last, in milliseconds. */
const REST = 10_000
/** Milliseconds between two checks of one upstream. */
const CHECK_EVERY = 1000

export interface UpstreamsOptions {
  /** Milliseconds. Default `Date.now`. */
  readonly now?: () => number
  /** Asks an upstream something of our own. Default: for its newest block. */
  readonly isWell?: (chainId: string, url: string, signal: AbortSignal) => Promise<boolean>
}

/** The upstreams of the chains, in the operator's order; one that just failed comes last until it had a rest. */
export class Upstreams {
  readonly #chains: Readonly<Record<string, readonly string[]>>
  readonly #restsUntil = new Map<string, number>()
  readonly #checkedAt = new Map<string, number>()
  readonly #now: () => number
  readonly #isWell: NonNullable<UpstreamsOptions['isWell']>
  readonly #closing = new AbortController()

  constructor(
    chains: Readonly<Record<string, readonly string[]>>,
    { now = Date.now, isWell = isUpstreamWell }: UpstreamsOptions = {},
  ) {
    this.#chains = chains
    this.#now = now
    this.#isWell = isWell
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

  /**
   * Checks an upstream that failed in a way that callers can bring about: by calls that take too long, answers that are too large, or errors that read like trouble of the node.
   * Only what it says to a question of our own makes it rest. Resolves when it is known.
   */
  async doubt(chainId: string, url: string): Promise<void> {
    const now = this.#now()
    if (now - (this.#checkedAt.get(url) ?? Number.NEGATIVE_INFINITY) < CHECK_EVERY) return
    this.#checkedAt.set(url, now)
    const isWell = await this.#isWell(chainId, url, this.#closing.signal)
    if (!isWell) this.failed(url)
  }

  /** Ends checks that are under way. */
  close(): void {
    this.#closing.abort()
  }
}
