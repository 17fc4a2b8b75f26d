import type { CaipNetworkId } from '@openappkit/contract'
import type { AccountQuery } from '../cloud/AccountQuery'
import { AnswerCaches } from '../cloud/AnswerCaches'
import { CloudApi } from '../cloud/CloudApi'
import { ServedChains } from '../cloud/ServedChains'
import type { StoredCache } from '../cloud/StoredCache'
import type { ModalKit } from '../kit/ModalKit'
import { historyId, historyKey, type KeptHistory } from './historyKey'
import { type HistoryPage, historyPage } from './historyPage'

/** Lifetime of the cached newest page, in milliseconds. */
const lifetime = 15_000

/** Account, chain and page to fetch. */
export interface HistoryQuery extends AccountQuery {
  /** `next` of the previous page. Absent for the newest page. */
  readonly cursor?: string | undefined
  /** Whether to bypass the cache. Only newest pages are cached, for 15 s. Default: false. */
  readonly isFresh?: boolean | undefined
}

/**
 * Fetches the transaction history of accounts. Rejects with a `CloudError` for an HTTP error status, otherwise with
 * `cloud/unreachable`, `cloud/timeout`, `cloud/invalid-response` or `cloud/aborted`.
 *
 * A controller of the kit: `kit.controller(HistoryApi)`.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { HistoryApi } from '@openappkit/appkit-core/portfolio'
 *
 * async function newest(kit: ModalKit, address: string) {
 *   const page = await kit.controller(HistoryApi).getHistory({ address, caipNetworkId: 'eip155:1' })
 *   return page.data
 * }
 * ```
 */
export class HistoryApi {
  readonly #kit: ModalKit
  readonly #cache: StoredCache<KeptHistory>

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#cache = kit.controller(AnswerCaches).open(historyKey(), lifetime)
  }

  /**
   * Returns the chains for which the backend has history. If the backend doesn't list them (the public provider
   * doesn't), returns every chain that it serves.
   */
  async chains(): Promise<readonly string[]> {
    const served = this.#kit.controller(ServedChains)
    return (await served.of('history')) ?? served.all()
  }

  /** Returns whether the backend has history for a chain. False if the list can't be fetched. */
  async includes(caipNetworkId: CaipNetworkId): Promise<boolean> {
    return (await this.chains().catch((): readonly string[] => [])).includes(caipNetworkId)
  }

  /**
   * Returns a page of an account's transactions, newest first, including spam. The page is empty if the backend has no
   * history for the chain, or if its list of chains can't be fetched.
   */
  async getHistory(
    { address, caipNetworkId, cursor, isFresh }: HistoryQuery,
    signal?: AbortSignal,
  ): Promise<HistoryPage> {
    const id = historyId(address, caipNetworkId)
    const kept = cursor === undefined && !isFresh ? this.#cache.read(id) : undefined
    if (kept) return kept.transactions
    if (caipNetworkId && !(await this.includes(caipNetworkId))) return { data: [] }
    const transactions = await this.#kit.controller(CloudApi).blockchain.get({
      path: `/v1/account/${encodeURIComponent(address)}/history`,
      query: { chainId: caipNetworkId, cursor, spam: 'include' },
      decode: historyPage,
      signal,
    })
    if (cursor === undefined) this.#cache.write(id, { transactions })
    return transactions
  }
}
