import type { CaipNetworkId } from '@openappkit/contract'
import { LatestChoice } from '../adapter/LatestChoice'
import type { Environment } from '../environment/Environment'

/** Methods that switch the chain. Both name it in `chainId`. */
const switchMethods: readonly string[] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
/**
 * Time in milliseconds after a switch request's response. A switch announced within it counts as the request's result.
 * Later announcements are the wallet's own switches.
 */
const announcementTimeout = 2_000

interface SwitchRequest {
  readonly chain: CaipNetworkId
  readonly isLatest: () => boolean
}

/**
 * Tracks requested network switches. A wallet may take minutes to approve one. If the user has chosen another network
 * by then, the announced switch changes nothing.
 */
export class SwitchRequests {
  readonly #environment: Pick<Environment, 'setTimer'>
  readonly #choices: Map<string, LatestChoice> = new Map()
  readonly #open: Set<SwitchRequest> = new Set()

  constructor(environment: Pick<Environment, 'setTimer'>) {
    this.#environment = environment
  }

  /** Records that the user chose a chain by other means. */
  choose(chain: CaipNetworkId): void {
    this.#begin(chain)
  }

  /** Sends a request. A switch becomes the user's latest choice. */
  async follow<T>(namespace: string, method: string, params: unknown, request: () => Promise<T>): Promise<T> {
    const chain = switchMethods.includes(method) ? chainOf(namespace, params) : undefined
    if (!chain) return request()
    const open = { chain, isLatest: this.#begin(chain) }
    this.#open.add(open)
    try {
      const answer = await request()
      this.#environment.setTimer(() => this.#open.delete(open), announcementTimeout)
      return answer
    } catch (cause) {
      this.#open.delete(open)
      throw cause
    }
  }

  /**
   * Returns whether an announced chain belongs to a switch that the user has replaced by another choice. Consumes the
   * announcement.
   */
  isOutdated(chain: CaipNetworkId): boolean {
    const requests = [...this.#open].filter(open => open.chain === chain)
    for (const request of requests) this.#open.delete(request)
    return requests.length > 0 && !requests.some(({ isLatest }) => isLatest())
  }

  #begin(chain: CaipNetworkId): () => boolean {
    const [namespace = ''] = chain.split(':')
    const choices = this.#choices.get(namespace) ?? new LatestChoice()
    this.#choices.set(namespace, choices)
    return choices.begin()
  }
}

function chainOf(namespace: string, params: unknown): CaipNetworkId | undefined {
  const [first] = Array.isArray(params) ? params : []
  const { chainId } = Object(first) as { readonly chainId?: unknown }
  const reference = typeof chainId === 'string' ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(reference) ? (`${namespace}:${reference}` as CaipNetworkId) : undefined
}
