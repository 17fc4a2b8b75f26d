import { proxy } from 'valtio/vanilla'
import { CloudError } from '../cloud/CloudError'
import type { ModalKit } from '../kit/ModalKit'
import { type AccountOnNetwork, accountKey } from '../portfolio/AccountOnNetwork'
import { followVisibility } from '../portfolio/followVisibility'
import { NftApi } from './NftApi'
import { NftFeed } from './NftFeed'
import type { NftState, NftsState } from './NftState'

/**
 * Loads NFTs of accounts page by page, on the networks the backend supports. Methods never reject; errors appear in the
 * state.
 *
 * @example
 * ```ts
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 * import { NftController } from '@openappkit/appkit-core/portfolio'
 *
 * export function watchNfts(kit: ModalKit, address: string): () => void {
 *   const nfts = kit.controller(NftController)
 *   return nfts.watch({ address, caipNetworkId: 'eip155:1' })
 * }
 * ```
 */
export class NftController {
  /** State by `accountKey`. Read it with {@link NftController.of}. */
  readonly state: NftsState = proxy<NftsState>({ chains: undefined, collections: {} })
  readonly #kit: ModalKit
  readonly #isVisible: () => boolean
  readonly #feeds: Map<string, NftFeed> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#isVisible = followVisibility(kit, () => {
      for (const feed of this.#feeds.values()) feed.look()
    })
    kit.context.onDestroy(() => {
      for (const feed of this.#feeds.values()) feed.stop()
    })
    kit.context.onDestroy(kit.onDisconnect(() => this.#forgetUnwatched()))
  }

  /** Returns the NFTs of an account from live state or a snapshot. */
  of(account: AccountOnNetwork, state: NftsState = this.state): NftState {
    return state.collections[accountKey(account)] ?? { status: 'idle' }
  }

  /**
   * Loads the list of networks with NFT support into the state. Repeated calls are safe. The list is empty if the
   * backend can't be reached.
   */
  async findChains(): Promise<void> {
    const response = this.#kit.hasBackend ? this.#kit.controller(NftApi).chains() : []
    this.state.chains = await Promise.resolve(response).catch(() => [])
  }

  /**
   * Loads the first page unless it is less than 30 s old, and keeps loaded pages fresh while the app is visible.
   * Refreshes every 10 s while the backend is still indexing or fetching metadata, else every 15 s times the number of
   * pages, up to 5 minutes. Retries 30 s after a failed refresh. Pauses after a failed `loadMore`. Returns the function
   * to stop.
   */
  watch(account: AccountOnNetwork): () => void {
    return this.#feed(account).watch()
  }

  /**
   * Loads pages until one adds an NFT, at most 20. Does nothing after the last page. Concurrent calls return the same
   * promise.
   */
  loadMore(account: AccountOnNetwork): Promise<void> {
    return this.#feed(account).loadMore()
  }

  /**
   * Reloads the loaded pages, for example when the user refreshes. Keeps at most 20 pages; `loadMore` loads the others
   * again.
   */
  refresh(account: AccountOnNetwork): Promise<void> {
    return this.#feed(account).refresh()
  }

  #feed(account: AccountOnNetwork): NftFeed {
    const key = accountKey(account)
    const known = this.#feeds.get(key)
    if (known) return known
    const { caipNetworkId } = account
    const feed = new NftFeed({
      environment: this.#kit.environment,
      load: cursor => this.#kit.controller(NftApi).getNfts({ ...account, cursor }),
      isSupported: async () =>
        this.#kit.hasBackend && (await this.#kit.controller(NftApi).chains()).includes(caipNetworkId),
      isUnsupported: error => error instanceof CloudError && (error.status === 400 || error.status === 404),
      read: () => this.of(account),
      write: state => {
        // Drop results for an account that was forgotten while they loaded.
        if (this.#feeds.get(key) === feed) this.state.collections[key] = state
      },
      isVisible: this.#isVisible,
    })
    this.#feeds.set(key, feed)
    return feed
  }

  #forgetUnwatched(): void {
    for (const [key, feed] of this.#feeds) {
      if (feed.isWatched) continue
      this.#feeds.delete(key)
      delete this.state.collections[key]
    }
  }
}
