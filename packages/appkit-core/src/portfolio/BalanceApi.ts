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

/** Life of a cached portfolio, in milliseconds. */
const lifetime = 30_000

/** Whose balances. */
export interface BalanceQuery extends AccountQuery {
  /** Default `usd`. */
  readonly currency?: string | undefined
  /** CAIP-10 of tokens that have just moved: the backend asks the chain again. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
  /** Asks the backend also when a recent answer is known. */
  readonly isFresh?: boolean | undefined
}

interface KeptBalances {
  readonly caipAddress: string
  readonly balance: { readonly balances: readonly BalanceRow[] }
  readonly timestamp: number
}

/** What accounts hold, as the backend knows it. Errors as in `JsonClient`. A service of a kit: `kit.service(BalanceApi)`. */
export class BalanceApi {
  readonly #kit: ModalKit
  readonly #cache: StoredCache<KeptBalances>
  readonly #reader: BalanceReader

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#cache = kit
      .service(AnswerCaches)
      .open(cacheKey('portfolio_cache', { caipAddress: text(300), balance: balanceRows }), lifetime)
    this.#reader = new BalanceReader(kit.environment)
    kit.base.onDestroy(kit.onDisconnect(() => this.#reader.forget()))
  }

  /** Returns what an account holds. A row that is as it was in the answer before is the same object again. */
  async getBalances(query: BalanceQuery, signal?: AbortSignal): Promise<Balances> {
    const { address, caipNetworkId, currency = 'usd', forceUpdate } = query
    const id = `${caipNetworkId ?? 'all'}:${address}${currency === 'usd' ? '' : `:${currency}`}`
    const kept = query.isFresh || forceUpdate ? undefined : this.#cache.read(id)
    if (kept) return { rows: kept.balance.balances, asOf: kept.timestamp }
    const asOf = this.#kit.environment.now()
    if (caipNetworkId && !(await this.#kit.service(ServedChains).includes(caipNetworkId))) return { rows: [], asOf }
    const unread = await this.#kit.service(CloudApi).blockchain.get({
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
