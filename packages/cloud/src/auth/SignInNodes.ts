import type { Upstreams } from '../proxy/Upstreams'

/** Maximum nodes to query per signature. More would take longer than apps wait. */
const ATTEMPTS = 2

/** The methods of `Upstreams` that verifying contract accounts requires. */
export type NodeList = Pick<Upstreams, 'chainIds' | 'doubt' | 'of'>

/** Chooses the nodes that verify signatures of contract accounts. */
export class SignInNodes {
  readonly #upstreams: NodeList

  constructor(upstreams: NodeList) {
    this.#upstreams = upstreams
  }

  /**
   * Starts a sign-in attempt with the first node of each chain. To replace an unavailable node, call the attempt's
   * `wasAway`.
   */
  begin(): SignInAttempt {
    return new SignInAttempt(this.#upstreams)
  }
}

/** The nodes of one sign-in attempt. */
export class SignInAttempt {
  readonly #upstreams: NodeList
  readonly #away = new Set<string>()

  constructor(upstreams: NodeList) {
    this.#upstreams = upstreams
  }

  /** URLs of each chain's first available node, in the proxy's current order, by CAIP-2 id. */
  get rpcUrls(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#upstreams.chainIds.flatMap(id => {
        const url = this.#next(id)
        return url === undefined ? [] : [[id, url]]
      }),
    )
  }

  /**
   * Records that the node of the message's chain didn't respond. The signature itself may be the cause, so the server
   * probes the node before avoiding it.
   *
   * @returns Whether there is another node to try.
   */
  wasAway(message: string): boolean {
    const [, reference = ''] = /\nChain ID: (?:eip155:)?(\d{1,32})(?:\n|$)/.exec(message) ?? []
    const chainId = `eip155:${reference}`
    const url = this.#next(chainId)
    if (url === undefined) return false
    this.#away.add(url)
    void this.#upstreams.doubt(chainId, url)
    return this.#away.size < ATTEMPTS && this.#next(chainId) !== undefined
  }

  #next(chainId: string): string | undefined {
    return this.#upstreams.of(chainId)?.find(url => !this.#away.has(url))
  }
}
