import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { ModalKit } from '../kit/ModalKit'
import { type Decoder, listOf, recordOf, text } from '../storage/decode'
import { CloudApi } from './CloudApi'
import type { JsonClient } from './JsonClient'

/** CAIP-2 ids by resource. */
type ChainLists = Readonly<Record<string, readonly string[]>>

const lists = /* @__PURE__ */ recordOf(/* @__PURE__ */ listOf(/* @__PURE__ */ text(100)))
const chainLists: Decoder<ChainLists> = value => {
  const found = lists(value)
  return found?.['http'] && found
}

/**
 * Keeps the CAIP-2 ids of the chains that the backend serves. Fetches the list on first use, and again if it failed or
 * was empty. Clients send no requests for other chains.
 *
 * A controller of the kit: `kit.controller(ServedChains)`.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { ServedChains } from '@openappkit/appkit-core/portfolio'
 *
 * async function servesMainnet(kit: ModalKit) {
 *   return kit.controller(ServedChains).includes('eip155:1')
 * }
 * ```
 */
export class ServedChains {
  readonly #client: Pick<JsonClient, 'get'>
  #lists: ChainLists = {}

  constructor(kit: ModalKit) {
    this.#client = kit.controller(CloudApi).blockchain
  }

  /** Returns the chains that the backend's JSON-RPC proxy and account endpoints support. Errors as in `JsonClient`. */
  async all(): Promise<readonly string[]> {
    return (await this.of('http')) ?? []
  }

  /**
   * Returns the chains that support a resource such as `nfts`. Undefined if the backend doesn't list the resource.
   * Errors as in `JsonClient`.
   */
  async of(resource: string): Promise<readonly string[] | undefined> {
    if (!this.#lists['http']?.length)
      this.#lists = await this.#client.get({ path: '/v1/supported-chains', decode: chainLists })
    return this.#lists[resource]
  }

  /** Returns whether the backend serves a chain, or any chain of a namespace. False if the list can't be fetched. */
  async includes(chain: CaipNetworkId | ChainNamespace): Promise<boolean> {
    const chains = await this.all().catch(() => [])
    return chains.some(known => known === chain || known.startsWith(`${chain}:`))
  }
}
