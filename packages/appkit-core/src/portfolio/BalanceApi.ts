import type { CaipAddress } from '@openappkit/contract'
import type { AccountQuery } from '../cloud/AccountQuery'
import { AnswerCaches, cacheKey } from '../cloud/AnswerCaches'
import { CloudApi } from '../cloud/CloudApi'
import { ServedChains } from '../cloud/ServedChains'
import type { StoredCache } from '../cloud/StoredCache'
import type { ModalKit } from '../kit/ModalKit'
import { text } from '../storage/decode'
import { BalanceReader } from './BalanceReader'
import { type BalanceRow, type Balances, balanceRows, unreadBalances } from './balanceRows'

/** Lifetime of a cached portfolio in milliseconds. */
const lifetime = 30_000

/** Options of a balance request. */
export interface BalanceQuery extends AccountQuery {
  /** Currency code. Default: `usd`. */
  readonly currency?: string | undefined
  /**
   * CAIP-10 ids of recently transferred tokens. The backend reads them from the chain again. If set, the request skips
   * the cache.
   */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
  /** Whether to skip the cache. */
  readonly isFresh?: boolean | undefined
}

interface KeptBalances {
  readonly caipAddress: string
  readonly balance: { readonly balances: readonly BalanceRow[] }
  readonly timestamp: number
}

/**
 * Fetches balances of accounts from the backend. Get it with `kit.controller(BalanceApi)`. Rejects with the errors of
 * `JsonClient`, such as `CloudError`.
 */
export class BalanceApi {
  readonly #kit: ModalKit
  readonly #cache: StoredCache<KeptBalances>
  readonly #reader: BalanceReader

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#cache = kit
      .controller(AnswerCaches)
      .open(cacheKey('portfolio_cache', { caipAddress: text(300), balance: balanceRows }), lifetime)
    this.#reader = new BalanceReader(kit.environment)
    kit.context.onDestroy(kit.onDisconnect(() => this.#reader.forget()))
  }

  /**
   * Fetches the balances of an account. Reuses a response for 30 s. Returns no rows if the backend doesn't serve the
   * chain, or if its list of chains can't be fetched. If consecutive requests fetch the same account, unchanged rows
   * keep their object identity.
   */
  async getBalances(query: BalanceQuery, signal?: AbortSignal): Promise<Balances> {
    const { address, caipNetworkId, currency = 'usd', forceUpdate } = query
    const id = `${caipNetworkId ?? 'all'}:${address}${currency === 'usd' ? '' : `:${currency}`}`
    const kept = query.isFresh || forceUpdate ? undefined : this.#cache.read(id)
    if (kept) return { rows: kept.balance.balances, asOf: kept.timestamp }
    const asOf = this.#kit.environment.now()
    if (caipNetworkId && !(await this.#kit.controller(ServedChains).includes(caipNetworkId))) return { rows: [], asOf }
    const unread = await this.#kit.controller(CloudApi).blockchain.get({
      path: `/v1/account/${encodeURIComponent(address)}/balance`,
      query: { currency, chainId: caipNetworkId, forceUpdate },
      decode: unreadBalances,
      signal,
    })
    const balance = { balances: await this.#reader.read(id, unread.balances) }
    this.#cache.write(id, { caipAddress: id, balance })
    return { rows: balance.balances, asOf }
  }
}
