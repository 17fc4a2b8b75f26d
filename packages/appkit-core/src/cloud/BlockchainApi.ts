import { AppKitError, type CaipAddress, type CaipNetworkId, type ChainNamespace } from '@openappkit/contract'
import type { ModalKit } from '../kit/ModalKit'
import { safeImageUrl } from '../media/safeImageUrl'
import { listOf, objectOf, text } from '../storage/decode'
import { connectionStatusKey } from '../storage/storageKeys'
import { type AnswerCaches, answerCaches, historyId } from './answerCaches'
import { BalanceReader } from './BalanceReader'
import { type Balances, unreadBalances } from './balanceRows'
import { CloudApi } from './CloudApi'
import { CloudError } from './CloudError'
import { fungiblePrices, type TokenPrice } from './fungiblePrices'
import { type HistoryPage, historyPage } from './historyPage'
import { type Identity, identityAnswer } from './identityAnswer'
import type { JsonClient } from './JsonClient'
import { foundName, type NameRecord, nameRecords } from './nameRecords'
import { type HeldNftPage, nftPage } from './nftPage'
import { unfitAnswer } from './requestErrors'

/** Whose account, and where. */
export interface AccountQuery {
  readonly address: string
  /** Absent: every chain of the address's kind that the backend knows. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/** Whose balances. */
export interface BalanceQuery extends AccountQuery {
  /** Default `usd`. */
  readonly currency?: string | undefined
  /** CAIP-10 of tokens that have just moved: the backend asks the chain again. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
  /** Asks the backend also when a recent answer is known. */
  readonly isFresh?: boolean | undefined
}

/** Whose history, and from where on. */
export interface HistoryQuery extends AccountQuery {
  /** `next` of the page before; the newest page without it. */
  readonly cursor?: string | undefined
  /** Asks the backend also when a recent answer is known. */
  readonly isFresh?: boolean | undefined
}

/** Chains by CAIP-2 id. */
interface ServedChains {
  readonly http: readonly string[]
  readonly nfts?: readonly string[]
  readonly history?: readonly string[]
}

const chainIds = /* @__PURE__ */ listOf(/* @__PURE__ */ text(100))
const supportedChains = /* @__PURE__ */ objectOf({ http: chainIds }, { nfts: chainIds, history: chainIds })

/**
 * What the backend knows of chains, accounts and names. Errors as in `JsonClient`. Answers are kept as long as section 0.4 of the reference says, also
 * over a reload, and forgotten at a disconnect. Chains that the backend doesn't serve are not asked about. A kit's part: `kit.part(BlockchainApi)`.
 */
export class BlockchainApi {
  readonly #kit: ModalKit
  readonly #client: JsonClient
  readonly #caches: AnswerCaches
  readonly #balanceReader: BalanceReader
  #chains: ServedChains = { http: [] }

  constructor(kit: ModalKit) {
    const { store } = kit.base
    this.#kit = kit
    this.#client = kit.part(CloudApi).blockchain
    this.#caches = answerCaches(store, kit.environment)
    this.#balanceReader = new BalanceReader(kit.environment)
    if (store.read(connectionStatusKey) === 'disconnected') this.forget()
    kit.base.onDestroy(kit.onDisconnect(() => this.forget()))
  }

  /** Forgets every answer, also those that were kept over a reload. */
  forget(): void {
    for (const cache of Object.values(this.#caches)) cache.clear()
    this.#balanceReader.forget()
  }

  /** Chains that the backend serves; asked once, and again as long as there are none. */
  async supportedChains(): Promise<readonly string[]> {
    return (await this.#askChains()).http
  }

  /** Chains whose collectibles the backend tells: none where it doesn't say, as the public provider. Asked with the others. */
  async nftChains(): Promise<readonly string[]> {
    return (await this.#askChains()).nfts ?? []
  }

  /** Chains whose history the backend has: all that it serves where it doesn't say, like the public provider. Asked with the others. */
  async historyChains(): Promise<readonly string[]> {
    const { history, http } = await this.#askChains()
    return history ?? http
  }

  /** Whether the backend serves a chain, or any of a namespace. Nothing is supported while nobody can say. */
  async isSupported(chain: CaipNetworkId | ChainNamespace): Promise<boolean> {
    const chains = await this.supportedChains().catch(() => [])
    return chains.some(known => known === chain || known.startsWith(`${chain}:`))
  }

  /** What an account holds. A row that is as it was in the answer before is the same object again. */
  async getBalances(query: BalanceQuery, signal?: AbortSignal): Promise<Balances> {
    const { address, caipNetworkId, currency = 'usd', forceUpdate } = query
    const id = `${caipNetworkId ?? 'all'}:${address}${currency === 'usd' ? '' : `:${currency}`}`
    const kept = query.isFresh || forceUpdate ? undefined : this.#caches.balances.read(id)
    if (kept) return { rows: kept.balance.balances, asOf: kept.timestamp }
    const asOf = this.#kit.environment.now()
    if (caipNetworkId && !(await this.isSupported(caipNetworkId))) return { rows: [], asOf }
    const unread = await this.#client.get({
      path: `/v1/account/${encodeURIComponent(address)}/balance`,
      query: { currency, chainId: caipNetworkId, forceUpdate },
      decode: unreadBalances,
      signal,
    })
    const balance = { balances: await this.#balanceReader.read(id, unread.balances) }
    this.#caches.balances.write(id, { caipAddress: id, balance })
    return { rows: balance.balances, asOf }
  }

  /** What an account did, newest first, a page at a time. Spam is among it: `shownTransactions` tells. */
  async getHistory(
    { address, caipNetworkId, cursor, isFresh }: HistoryQuery,
    signal?: AbortSignal,
  ): Promise<HistoryPage> {
    const id = historyId(address, caipNetworkId)
    const kept = cursor === undefined && !isFresh ? this.#caches.history.read(id) : undefined
    if (kept) return kept.transactions
    const chains = caipNetworkId && (await this.historyChains().catch(() => []))
    if (chains && !chains.some(id => id === caipNetworkId)) return { data: [] }
    const transactions = await this.#client.get({
      path: `/v1/account/${encodeURIComponent(address)}/history`,
      query: { chainId: caipNetworkId, cursor, spam: 'include' },
      decode: historyPage,
      signal,
    })
    if (cursor === undefined) this.#caches.history.write(id, { transactions })
    return transactions
  }

  /** Collectibles of an account on one chain, a page at a time. */
  async getNfts(
    {
      address,
      caipNetworkId,
      cursor,
    }: AccountQuery & { readonly caipNetworkId: CaipNetworkId; readonly cursor?: string | undefined },
    signal?: AbortSignal,
  ): Promise<HeldNftPage> {
    if (!(await this.nftChains()).includes(caipNetworkId)) return { data: [], isComplete: true }
    const page = await this.#client.get({
      path: `/v1/account/${encodeURIComponent(address)}/nfts`,
      query: { chainId: caipNetworkId, cursor },
      decode: nftPage,
      signal,
    })
    const { cloud } = this.#kit.options.given
    return { ...page, data: page.data.map(nft => ({ ...nft, imageUrl: safeImageUrl(nft.imageUrl, cloud) })) }
  }

  /** What an address is called, and its picture. */
  async getIdentity(address: string, signal?: AbortSignal): Promise<Identity> {
    const kept = this.#caches.identities.read(address)
    if (kept) return kept.identity
    const { name, avatar } = await this.#client.get({
      path: `/v1/identity/${encodeURIComponent(address)}`,
      query: { sender: this.#kit.chains.get()?.address },
      decode: identityAnswer,
      signal,
    })
    const identity = { name, avatar: safeImageUrl(avatar, this.#kit.options.given.cloud) }
    this.#caches.identities.write(address, { identity })
    return identity
  }

  /**
   * Prices of whole tokens, by CAIP-10 address. What has no price that is known is not among them.
   *
   * @param currency - Default `usd`.
   */
  async getPrices(addresses: readonly CaipAddress[], currency = 'usd'): Promise<ReadonlyMap<CaipAddress, TokenPrice>> {
    const id = `${addresses.join(',')}${currency === 'usd' ? '' : ` ${currency}`}`
    const kept = this.#caches.prices.read(id)?.tokenPrice
    const { fungibles } = kept ?? (await this.#askPrices(addresses, currency))
    if (!kept) this.#caches.prices.write(id, { tokenPrice: { fungibles } })
    return new Map(
      addresses.flatMap(address => {
        const price = fungibles.find(known => isSameAsset(known.address, address))
        return price ? [[address, price] as const] : []
      }),
    )
  }

  /**
   * The record of a name, with its address for that network alone where it has one, asked anew each time: money goes where it says. Undefined: nobody has that name.
   *
   * @throws AppKitError `names/resolve-failed`, in the server's words where it has any.
   */
  async lookUpName(name: string, caipNetworkId: CaipNetworkId, signal?: AbortSignal): Promise<NameRecord | undefined> {
    if (!(await this.isSupported(caipNetworkId))) return undefined
    const path = `/v1/profile/account/${encodeURIComponent(name)}`
    const query = { chainId: caipNetworkId, apiVersion: 2 }
    try {
      return (await this.#client.get({ path, query, decode: foundName, signal })).record
    } catch (cause) {
      if (cause instanceof CloudError && cause.status === 404) return undefined
      throw nameFailure('names/resolve-failed', 'Error resolving name', cause)
    }
  }

  /**
   * Names that stand for an address.
   *
   * @throws AppKitError `names/reverse-failed`, in the server's words where it has any.
   */
  async namesOf(address: string, caipNetworkId: CaipNetworkId, signal?: AbortSignal): Promise<readonly NameRecord[]> {
    const kept = this.#caches.names.read(address)
    if (kept) return kept.ens
    if (!(await this.isSupported(caipNetworkId))) return []
    const path = `/v1/profile/reverse/${encodeURIComponent(address)}`
    const query = { sender: this.#kit.chains.get()?.address, apiVersion: 2 }
    try {
      const ens = await this.#client.get({ path, query, decode: nameRecords, signal })
      this.#caches.names.write(address, { address, ens })
      return ens
    } catch (cause) {
      if (cause instanceof CloudError && cause.status === 404) return []
      throw nameFailure('names/reverse-failed', 'Error fetching names for address', cause)
    }
  }

  async #askChains(): Promise<ServedChains> {
    if (this.#chains.http.length === 0)
      this.#chains = await this.#client.get({ path: '/v1/supported-chains', decode: supportedChains })
    return this.#chains
  }

  async #askPrices(
    asked: readonly CaipAddress[],
    currency: string,
  ): Promise<{ readonly fungibles: readonly TokenPrice[] }> {
    const supported = asked.length > 0 ? await this.supportedChains().catch(() => []) : []
    const addresses = asked.filter(address => supported.some(chain => address.startsWith(`${chain}:`)))
    if (addresses.length === 0) return { fungibles: [] }
    const path = '/v1/fungible/price'
    const answer = await this.#client.post(path, { projectId: this.#kit.projectId, currency, addresses })
    const { host } = new URL(this.#client.url(path))
    try {
      const prices = fungiblePrices(JSON.parse(answer))
      if (prices) return prices
    } catch (cause) {
      throw unfitAnswer(host, cause)
    }
    throw unfitAnswer(host)
  }
}

/** Hex addresses are the same in any case; others mean something by it. */
function isSameAsset(one: string, other: string): boolean {
  return one === other || (/:0x[\da-f]+$/iu.test(one) && one.toLowerCase() === other.toLowerCase())
}

function nameFailure(code: string, message: string, cause: unknown): AppKitError {
  if (cause instanceof AppKitError && cause.code === 'cloud/aborted') return cause
  return new AppKitError(code, (cause instanceof CloudError && cause.reason) || message, { cause })
}
