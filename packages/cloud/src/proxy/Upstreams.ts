import { isUpstreamWell } from './isUpstreamWell'

/** Milliseconds for which an upstream is tried last after a failure. */
const REST = 10_000
/** Minimum milliseconds between two probes of one upstream. */
const CHECK_EVERY = 1000

export interface UpstreamsOptions {
  /** Clock in milliseconds. Default: `Date.now`. */
  readonly now?: () => number
  /** Returns whether an upstream works. Default: sends a cheap call such as `eth_blockNumber`. */
  readonly isWell?: (chainId: string, url: string, signal: AbortSignal) => Promise<boolean>
}

/** Orders the upstreams of each chain as the operator listed them, with recently failed ones last. */
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

  /** Returns the URLs of a chain's upstreams in the order to try them. Undefined for an unknown chain. */
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
   * Probes an upstream after a failure that clients can cause: slow calls, large responses, or errors that resemble
   * node trouble. Only if the probe fails does the upstream count as failed. Skips the probe if the last one started
   * less than a second ago.
   */
  async doubt(chainId: string, url: string): Promise<void> {
    const now = this.#now()
    if (now - (this.#checkedAt.get(url) ?? Number.NEGATIVE_INFINITY) < CHECK_EVERY) return
    this.#checkedAt.set(url, now)
    const isWell = await this.#isWell(chainId, url, this.#closing.signal)
    if (!isWell) this.failed(url)
  }

  /** Aborts running probes. */
  close(): void {
    this.#closing.abort()
  }
}
