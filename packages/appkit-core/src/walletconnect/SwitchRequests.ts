import type { CaipNetworkId } from '@openappkit/contract'
import { LatestChoice } from '../adapter/LatestChoice'
import type { Environment } from '../environment/Environment'

/** Methods by which a wallet moves to another chain; both name it in `chainId`. */
const switchMethods: readonly string[] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
/** How long after its answer a wallet may announce the switch, in milliseconds. From then on an announcement is the wallet's own. */
const announcementPatience = 2_000

interface SwitchRequest {
  readonly chain: CaipNetworkId
  readonly isLatest: () => boolean
}

/**
 * Switches that a wallet was asked for and hasn't carried out. Its owner may take minutes, and the user may have chosen another network since: then the
 * wallet's announcement of the chain changes nothing here.
 */
export class SwitchRequests {
  readonly #environment: Pick<Environment, 'setTimer'>
  readonly #choices: Map<string, LatestChoice> = new Map()
  readonly #open: Set<SwitchRequest> = new Set()

  constructor(environment: Pick<Environment, 'setTimer'>) {
    this.#environment = environment
  }

  /** Notes that the user chose a chain by other means. */
  choose(chain: CaipNetworkId): void {
    this.#begin(chain)
  }

  /** Runs a request of the wallet. One that switches is the user's latest choice from here on. */
  async follow<T>(namespace: string, method: string, params: unknown, request: () => Promise<T>): Promise<T> {
    const chain = switchMethods.includes(method) ? chainOf(namespace, params) : undefined
    if (!chain) return request()
    const open = { chain, isLatest: this.#begin(chain) }
    this.#open.add(open)
    try {
      const answer = await request()
      this.#environment.setTimer(() => this.#open.delete(open), announcementPatience)
      return answer
    } catch (cause) {
      this.#open.delete(open)
      throw cause
    }
  }

  /** Whether the wallet's announcement of a chain comes from a switch that the user has moved on from. Each switch is announced once. */
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
