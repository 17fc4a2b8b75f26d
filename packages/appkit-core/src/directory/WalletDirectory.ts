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

/** A search shows nothing before this long, so that results don't flicker. In milliseconds. */
const searchMinimumDelay = 300

/** A page may hold nothing that this visitor can use. So many are fetched in a row to find something. */
const pagesInARow = 5

/**
 * Asks the directory for pages of all wallets, and looks for some. Writes `wallets`, `pages` and `search` of `kit.directory.state`. No method rejects: how it went is in the
 * state, and whatever failed is tried again by the next call. Closing the modal gives up what is under way. A service of a kit: `kit.service(WalletDirectory)`.
 */
export class WalletDirectory {
  readonly state: DirectoryState
  readonly #kit: ModalKit
  readonly #api: WebApi
  readonly #first: FirstWallets
  /** Aborted and renewed when the modal closes. */
  #scope = new AbortController()
  #paging: Promise<void> | undefined
  #page = 0
  /** What pages leave out. Decided with the first: another answer to 'which page is this' would skip wallets. */
  #listed: readonly string[] | undefined
  #searching: AbortController | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
    requireProjectId(kit)
    this.#api = kit.service(CloudApi).web
    this.#first = kit.service(FirstWallets)
    this.state = kit.directory.state
    kit.base.onDestroy(kit.modal.onClose(() => this.#giveUp()))
    kit.base.onDestroy(() => this.#giveUp())
  }

  /** Loads the next page of all wallets, the first one at first. Nothing happens while one is on its way, or after the last. */
  loadMore(): Promise<void> {
    this.#paging ??= this.#loadPages(this.#scope)
    return this.#paging
  }

  /**
   * Looks for `text`, in place of what was looked for before; results keep the order of the server. Waits at least 300 ms, so that nothing flickers.
   * Without text, and without `isCertified`, it ends the search.
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

  /** Back to the whole list. */
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
        // Pages leave out what is recommended, so that must be known; if it can't be, the pages come all the same.
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
