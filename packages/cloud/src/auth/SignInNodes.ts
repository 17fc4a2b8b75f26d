import type { Upstreams } from '../proxy/Upstreams'

/** How many upstreams of a chain are asked about one signature. More would outlast the page that waits. */
const ATTEMPTS = 2

/** Upstreams, as far as accounts that are contracts need them. */
export type NodeList = Pick<Upstreams, 'chainIds' | 'doubt' | 'of'>

/** Chooses the nodes that are asked about signatures. */
export class SignInNodes {
  readonly #upstreams: NodeList

  constructor(upstreams: NodeList) {
    this.#upstreams = upstreams
  }

  /** Starts a sign-in, which asks the first node of each chain, and another one of its chain when that one is away. */
  begin(): SignInAttempt {
    return new SignInAttempt(this.#upstreams)
  }
}

/** The nodes of one sign-in. */
export class SignInAttempt {
  readonly #upstreams: NodeList
  readonly #away = new Set<string>()

  constructor(upstreams: NodeList) {
    this.#upstreams = upstreams
  }

  /** Returns one URL for each CAIP-2 id: the first, in the order that the proxy would ask them now, that wasn't away. */
  get rpcUrls(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#upstreams.chainIds.flatMap(id => {
        const url = this.#next(id)
        return url === undefined ? [] : [[id, url]]
      }),
    )
  }

  /**
   * Notes that the node of the message's chain was away. The signature may have brought that about, so only a question of our own can make the node rest.
   *
   * @returns false when no other node can be asked.
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
