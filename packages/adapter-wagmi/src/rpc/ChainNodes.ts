import { type RpcSettings, rpcUrls, withRetries } from '@openappkit/appkit-core/transactions'
import type { Chain } from '@wagmi/core/chains'
import type { http } from 'viem'
import type { ChainRequest } from './chainTransport'
import { mergeRpcSettings } from './mergeRpcSettings'
import { NodeRanking } from './NodeRanking'
import { isFinal, refusesBatches, retryableFailure } from './nodeFailure'

/** Batches the calls of one task into an HTTP request of up to 1,000 calls. */
const batch = { batchSize: 1000, wait: 0 }

/**
 * Sends requests to the RPC nodes of EVM chains: the app's own URLs, then the backend's proxy, then the network's
 * public nodes. If a node doesn't answer, the next one receives the request. If none answers, the round repeats as
 * `withRetries` defines.
 */
export class ChainNodes {
  readonly #http: typeof http
  readonly #settings: () => readonly RpcSettings[]
  readonly #ranking = new NodeRanking()
  readonly #withoutBatches = new Set<string>()

  /**
   * @param connect - viem's `http`. Passed in, because importing it from this lazy chunk would split the first chunk.
   * @param settings - Returns the settings of the adapter and its kits. Read for each request, because kits attach and
   * detach.
   */
  constructor(connect: typeof http, settings: () => readonly RpcSettings[]) {
    this.#http = connect
    this.#settings = settings
  }

  /**
   * Sends a request to the first node that answers. Rejects with the error of viem's HTTP transport, or with an Error
   * if the chain has no RPC URL.
   */
  request(chain: Chain, request: ChainRequest): Promise<unknown> {
    const caipNetworkId = `eip155:${chain.id}` as const
    const urls = rpcUrls({ caipNetworkId, rpcUrls: chain.rpcUrls as never }, mergeRpcSettings(this.#settings()))
    return withRetries(async () => {
      let failure: unknown = new Error(`${chain.name} has no RPC URL. Add one to \`rpcUrls.default.http\`.`)
      for (const url of this.#ranking.sort(urls)) {
        try {
          const answer = await this.#ask(url, chain, request)
          this.#ranking.add(url, true)
          return answer
        } catch (error) {
          failure = error
          if (isFinal(error)) break
          this.#ranking.add(url, false)
        }
      }
      throw failure
    }, retryableFailure)
  }

  /** Sends a request in a batch, or on its own to a node that rejects batches. */
  async #ask(url: string, chain: Chain, request: ChainRequest): Promise<unknown> {
    // viem keeps batches by URL, so each request can create a transport.
    const send = (transport: ReturnType<typeof http>) => transport({ chain }).request(request as never)
    const alone = () => send(this.#http(url, { retryCount: 0 }))
    if (this.#withoutBatches.has(url)) return alone()
    try {
      return await send(this.#http(url, { batch, retryCount: 0 }))
    } catch (error) {
      if (!refusesBatches(error)) throw error
      const answer = await alone()
      this.#withoutBatches.add(url)
      return answer
    }
  }
}
