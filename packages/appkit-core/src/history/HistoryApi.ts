import type { CaipNetworkId } from '@openappkit/contract'
import type { AccountQuery } from '../cloud/AccountQuery'
import { AnswerCaches } from '../cloud/AnswerCaches'
import { CloudApi } from '../cloud/CloudApi'
import { ServedChains } from '../cloud/ServedChains'
import type { StoredCache } from '../cloud/StoredCache'
import type { ModalKit } from '../kit/ModalKit'
import { historyId, historyKey, type KeptHistory } from './historyKey'
import { type HistoryPage, historyPage } from './historyPage'

/** Life of the newest page, in milliseconds. Reference, cloud API section 0.4. */
const lifetime = 15_000

/** Whose history, and from where on. */
export interface HistoryQuery extends AccountQuery {
  /** `next` of the page before; the newest page without it. */
  readonly cursor?: string | undefined
  /** Asks the backend also when a recent answer is known. */
  readonly isFresh?: boolean | undefined
}

/** What accounts did, as the backend knows it. Errors as in `JsonClient`. A service of a kit: `kit.service(HistoryApi)`. */
export class HistoryApi {
  readonly #kit: ModalKit
  readonly #cache: StoredCache<KeptHistory>

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#cache = kit.service(AnswerCaches).open(historyKey(), lifetime)
  }

  /** Returns the chains whose history the backend has: all that it serves where it doesn't say, like the public provider. */
  async chains(): Promise<readonly string[]> {
    const served = this.#kit.service(ServedChains)
    return (await served.of('history')) ?? served.all()
  }

  /** Returns whether the backend has the history of a chain. False while the list can't be fetched. */
  async includes(caipNetworkId: CaipNetworkId): Promise<boolean> {
    return (await this.chains().catch((): readonly string[] => [])).includes(caipNetworkId)
  }

  /** Returns what an account did, newest first, a page at a time. Spam is among it. */
  async getHistory(
    { address, caipNetworkId, cursor, isFresh }: HistoryQuery,
    signal?: AbortSignal,
  ): Promise<HistoryPage> {
    const id = historyId(address, caipNetworkId)
    const kept = cursor === undefined && !isFresh ? this.#cache.read(id) : undefined
    if (kept) return kept.transactions
    if (caipNetworkId && !(await this.includes(caipNetworkId))) return { data: [] }
    const transactions = await this.#kit.service(CloudApi).blockchain.get({
      path: `/v1/account/${encodeURIComponent(address)}/history`,
      query: { chainId: caipNetworkId, cursor, spam: 'include' },
      decode: historyPage,
      signal,
    })
    if (cursor === undefined) this.#cache.write(id, { transactions })
    return transactions
  }
}
