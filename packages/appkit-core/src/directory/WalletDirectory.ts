import { ref } from 'valtio/vanilla'
import { requireProjectId } from '../alerts/requireProjectId'
import { CloudApi } from '../cloud/CloudApi'
import type { WebApi } from '../cloud/WebApi'
import { pause } from '../environment/pause'
import type { ModalKit } from '../kit/ModalKit'
import type { DirectoryState, ListStatus } from './DirectoryState'
import { directoryFilters, usableListings } from './directoryQuery'
import { FirstWallets } from './FirstWallets'
import { listFailed } from './listFailed'
import { searchPageSize, walletPageSize } from './walletPages'
import { watchFilters } from './watchFilters'

/** Minimum delay before search results show, in milliseconds, to prevent flicker. */
const searchMinimumDelay = 300

/**
 * Maximum number of pages that one {@link WalletDirectory.loadMore} fetches, because a page may contain no usable
 * wallet.
 */
const pagesInARow = 5

/**
 * Loads the list of all wallets page by page, and searches it on the server. Writes `wallets`, `pages` and `search` in
 * `kit.directory.state`. Methods never reject: the state contains the outcome, and the next call retries after a
 * failure. Closing the modal aborts its requests.
 *
 * A controller of the kit: `kit.controller(WalletDirectory)`.
 *
 * @example
 * ```ts
 * import { WalletDirectory } from '@openappkit/appkit-core/cloud'
 * import type { ModalKit } from '@openappkit/appkit-core/modal'
 *
 * async function find(kit: ModalKit, text: string) {
 *   await kit.controller(WalletDirectory).search(text)
 *   return kit.directory.state.search
 * }
 * ```
 */
export class WalletDirectory {
  readonly state: DirectoryState
  readonly #kit: ModalKit
  readonly #api: WebApi
  readonly #first: FirstWallets
  /** Aborted and replaced when the modal closes. */
  #scope = new AbortController()
  #paging: Promise<void> | undefined
  #page = 0
  /** Wallet ids that the pages exclude. Set with the first page, because a later change would skip wallets. */
  #listed: readonly string[] | undefined
  #searching: AbortController | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
    requireProjectId(kit)
    this.#api = kit.controller(CloudApi).web
    this.#first = kit.controller(FirstWallets)
    this.state = kit.directory.state
    kit.context.onDestroy(kit.modal.onClose(() => this.#giveUp()))
    kit.context.onDestroy(() => this.#giveUp())
    // After FirstWallets, whose lists the pages exclude.
    watchFilters(kit, () => this.#startOver())
  }

  /**
   * Loads pages of all wallets until one adds a usable wallet, at most five pages per call. While a call is pending,
   * returns its promise. Does nothing after the last page.
   */
  loadMore(): Promise<void> {
    this.#paging ??= this.#loadPages(this.#scope)
    return this.#paging
  }

  /**
   * Searches for `text` and replaces the previous search. Shows the usable wallets among the first 100 results, in the
   * server's order. With `isCertified`, finds only certified wallets.
   *
   * Results and failures appear after at least 300 ms, to prevent flicker. If `text` is empty and `isCertified` is
   * false, only ends the previous search.
   */
  async search(text: string, { isCertified = false }: { readonly isCertified?: boolean } = {}): Promise<void> {
    this.endSearch()
    const wanted = { text: text.trim(), isCertified }
    if (wanted.text === '' && !isCertified) return
    const scope = new AbortController()
    this.#searching = scope
    this.state.search = { ...wanted, status: { status: 'loading' }, wallets: ref([]) }
    const { include, exclude, chains } = directoryFilters(this.#kit)
    const asking = this.#api.getWallets(
      {
        page: 1,
        entries: searchPageSize,
        include,
        exclude,
        chains,
        search: wanted.text || undefined,
        badge_type: isCertified ? 'certified' : undefined,
      },
      scope.signal,
    )
    const [outcome] = await Promise.allSettled([asking, pause(searchMinimumDelay, scope.signal, this.#kit.environment)])
    if (this.#searching !== scope) return
    this.state.search =
      outcome.status === 'fulfilled'
        ? { ...wanted, status: { status: 'ready' }, wallets: ref(usableListings(this.#kit, outcome.value.data)) }
        : { ...wanted, status: listFailed(outcome.reason), wallets: ref([]) }
  }

  /** Ends the search, so views show the whole list again. */
  endSearch(): void {
    this.#searching?.abort()
    this.#searching = undefined
    this.state.search = undefined
  }

  async #loadPages(scope: AbortController): Promise<void> {
    const { state } = this
    if (state.hasMore) {
      state.pages = { status: 'loading' }
      let status: ListStatus = { status: 'ready' }
      try {
        // Pages exclude recommended wallets, so these must load first. If they fail, the pages load anyway.
        await this.#first.load()
        const before = state.wallets.length
        const isWanted = () => !scope.signal.aborted && state.hasMore && state.wallets.length === before
        for (let turn = 0; turn < pagesInARow && isWanted(); turn++) await this.#loadPage(scope.signal)
      } catch (cause) {
        status = listFailed(cause)
      }
      if (scope !== this.#scope) return
      state.pages = status
    }
    this.#paging = undefined
  }

  async #loadPage(signal: AbortSignal): Promise<void> {
    const { state } = this
    const { featured, include, exclude, chains } = directoryFilters(this.#kit)
    this.#listed ??= [...this.#first.recommendedIds, ...exclude, ...featured]
    const page = this.#page + 1
    const query = { page, entries: walletPageSize, include, exclude: this.#listed, chains }
    const { data, count } = await this.#api.getWallets(query, signal)
    if (signal.aborted) return
    this.#page = page
    const ids = new Set(state.wallets.map(({ id }) => id))
    const fresh = usableListings(this.#kit, data).filter(({ id }) => !ids.has(id) && ids.add(id))
    state.wallets = ref([...state.wallets, ...fresh])
    state.count = Math.max(state.count, count)
    state.hasMore = data.length > 0 && page * walletPageSize < count
  }

  /** Repeats for the app's new options what was loaded or loading for the former ones: the pages and the search. */
  #startOver(): void {
    const { state } = this
    const { search } = state
    const wasWanted = state.pages.status !== 'idle'
    this.#giveUp()
    this.#paging = undefined
    this.#page = 0
    this.#listed = undefined
    Object.assign(state, { wallets: ref([]), hasMore: true, pages: { status: 'idle' } })
    if (wasWanted) void this.loadMore()
    if (search) void this.search(search.text, search)
  }

  #giveUp(): void {
    const { state } = this
    this.#scope.abort()
    this.#scope = new AbortController()
    this.endSearch()
    if (state.pages.status === 'loading') {
      this.#paging = undefined
      state.pages = { status: 'idle' }
    }
  }
}
