import type { Upstreams } from '../proxy/Upstreams'

/** How many upstreams of a chain are asked about one signature. More would outlast the page that waits. */
const ATTEMPTS = 2

/** Upstreams, as far as accounts that are contracts need them. */
export type NodeList = Pick<Upstreams, 'chainIds' | 'failed' | 'of'>

/** Which nodes are asked about a signature: the first of each chain, and another one of its chain when that one is away. */
export class SignInNodes {
  readonly #upstreams: NodeList

  constructor(upstreams: NodeList) {
    this.#upstreams = upstreams
  }

  /** By CAIP-2 id, in the order that the proxy would ask them now. */
  get rpcUrls(): Readonly<Record<string, string>> {
    const { chainIds } = this.#upstreams
    return Object.fromEntries(
      chainIds.flatMap(
        id =>
          this.#upstreams
            .of(id)
            ?.slice(0, 1)
            .map(url => [id, url]) ?? [],
      ),
    )
  }

  /**
   * Notes that the node of the message's chain was away: it comes last for a while. False when nobody else can be asked.
   *
   * @param attempt - how often it was asked about this message, this time included.
   */
  wasAway(message: string, attempt: number): boolean {
    const [, reference = ''] = /\nChain ID: (?:eip155:)?(\d{1,32})(?:\n|$)/.exec(message) ?? []
    const urls = this.#upstreams.of(`eip155:${reference}`) ?? []
    const [first] = urls
    if (first !== undefined) this.#upstreams.failed(first)
    return attempt < Math.min(ATTEMPTS, urls.length)
  }
}
