import type { WalletListing } from '@openappkit/contract'
import { AppKitError } from '@openappkit/contract'
import { ref } from 'valtio/vanilla'
import { requireProjectId } from '../alerts/requireProjectId'
import { CloudApi } from '../cloud/CloudApi'
import type { WebApi } from '../cloud/WebApi'
import type { ModalKit } from '../kit/ModalKit'
import type { DirectoryState, DirectoryWallet, ListStatus } from './DirectoryState'
import { directoryChains } from './directoryChains'
import { directoryWallet } from './directoryWallet'
import { usableWallets } from './usableWallets'
import { recommendedPageSize, searchPageSize, walletPageSize } from './walletPages'

/** A search shows nothing before this long, so that results don't flicker. In milliseconds. */
const searchMinimumDelay = 300

/** A page may hold nothing that this visitor can use. So many are fetched in a row to find something. */
const pagesInARow = 5

type Kind = 'featured' | 'recommended' | 'excluded'

/**
 * Asks the backend for wallets and fills `kit.directory.state`, whose only writer it is. No method rejects: how it went is in the state, and
 * whatever failed is tried again by the next call. Closing the modal gives up what is under way. A service of a kit: `kit.service(WalletDirectory)`.
 */
export class WalletDirectory {
  readonly state: DirectoryState
  readonly #kit: ModalKit
  readonly #api: WebApi
  /** Aborted and renewed when the modal closes. */
  #scope = new AbortController()
  readonly #known: Set<Kind> = new Set()
  #starting: Promise<void> | undefined
  #paging: Promise<void> | undefined
  #page = 0
  /** What pages leave out. Decided with the first: another answer to 'which page is this' would skip wallets. */
  #listed: readonly string[] | undefined
  #recommendedIds: readonly string[] = []
  #searching: AbortController | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
    requireProjectId(kit)
    this.#api = kit.service(CloudApi).web
    this.state = kit.directory.state
    kit.base.onDestroy(kit.modal.onClose(() => this.#giveUp()))
    kit.base.onDestroy(() => this.#giveUp())
  }

  /** Loads what the first list shows: featured, recommended, and what the host's exclusions mean. Each once. */
  prefetch(): Promise<void> {
    this.#starting ??= this.#start(this.#scope)
    return this.#starting
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
    const { include, exclude, chains } = this.#filters()
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
    const [outcome] = await Promise.allSettled([asking, this.#pause(searchMinimumDelay, scope.signal)])
    if (this.#searching !== scope) return
    this.state.search =
      outcome.status === 'fulfilled'
        ? { ...wanted, status: { status: 'ready' }, wallets: ref(this.#usable(outcome.value.data)) }
        : { ...wanted, status: failed(outcome.reason), wallets: ref([]) }
  }

  /** Back to the whole list. */
  endSearch(): void {
    this.#searching?.abort()
    this.#searching = undefined
    this.state.search = undefined
  }

  async #start(scope: AbortController): Promise<void> {
    this.state.start = { status: 'loading' }
    const kinds = (['featured', 'recommended', 'excluded'] as const).filter(kind => !this.#known.has(kind))
    const outcomes = await Promise.allSettled(kinds.map(kind => this.#loadKind(kind, scope)))
    // The modal was closed meanwhile, and what came after it is what counts.
    if (scope !== this.#scope) return
    const failure = outcomes.find(outcome => outcome.status === 'rejected')
    if (failure) this.#starting = undefined
    this.state.start = failure ? failed(failure.reason) : { status: 'ready' }
  }

  async #loadKind(kind: Kind, scope: AbortController): Promise<void> {
    const { state } = this
    const { featured, include, exclude, chains } = this.#filters()
    const { signal } = scope
    if (kind === 'recommended') {
      const query = { page: 1, entries: recommendedPageSize, include, exclude: [...exclude, ...featured], chains }
      const { data, count } = await this.#api.getWallets(query, signal)
      if (signal.aborted) return
      this.#recommendedIds = data.map(({ id }) => id)
      state.recommended = ref(this.#usable(data))
      state.count = Math.max(state.count, count)
    } else {
      const ids = kind === 'featured' ? featured : exclude
      if (ids.length > 0) {
        const { data } = await this.#api.getWallets({ page: 1, entries: ids.length, include: ids }, signal)
        if (signal.aborted) return
        const inOrder = ids.flatMap(id => data.filter(wallet => wallet.id === id))
        if (kind === 'featured') state.featured = ref(this.#usable(inOrder))
        else state.excluded = ref(inOrder.map(listing => directoryWallet(listing, this.#api)))
      }
    }
    this.#known.add(kind)
  }

  async #loadPages(scope: AbortController): Promise<void> {
    const { state } = this
    if (state.hasMore) {
      state.pages = { status: 'loading' }
      let status: ListStatus = { status: 'ready' }
      try {
        // Pages leave out what is recommended, so that must be known; if it can't be, the pages come all the same.
        await this.prefetch()
        const before = state.wallets.length
        const isWanted = () => !scope.signal.aborted && state.hasMore && state.wallets.length === before
        for (let turn = 0; turn < pagesInARow && isWanted(); turn++) await this.#loadPage(scope.signal)
      } catch (cause) {
        status = failed(cause)
      }
      if (scope !== this.#scope) return
      state.pages = status
    }
    this.#paging = undefined
  }

  async #loadPage(signal: AbortSignal): Promise<void> {
    const { state } = this
    const { featured, include, exclude, chains } = this.#filters()
    this.#listed ??= [...this.#recommendedIds, ...exclude, ...featured]
    const page = this.#page + 1
    const query = { page, entries: walletPageSize, include, exclude: this.#listed, chains }
    const { data, count } = await this.#api.getWallets(query, signal)
    if (signal.aborted) return
    this.#page = page
    const ids = new Set(state.wallets.map(({ id }) => id))
    const fresh = this.#usable(data).filter(({ id }) => !ids.has(id) && ids.add(id))
    state.wallets = ref([...state.wallets, ...fresh])
    state.count = Math.max(state.count, count)
    state.hasMore = data.length > 0 && page * walletPageSize < count
  }

  #filters(): {
    readonly featured: readonly string[]
    readonly include: readonly string[] | undefined
    readonly exclude: readonly string[]
    readonly chains: readonly string[]
  } {
    const { options, chains } = this.#kit
    const { featuredWalletIds = [], includeWalletIds } = options.given
    return {
      featured: featuredWalletIds,
      include: includeWalletIds,
      exclude: options.state.excludeWalletIds,
      chains: directoryChains(chains.allNetworks),
    }
  }

  #usable(listings: readonly WalletListing[]): readonly DirectoryWallet[] {
    const wallets = listings.map(listing => directoryWallet(listing, this.#api))
    return usableWallets(wallets, this.#kit)
  }

  #giveUp(): void {
    const { state } = this
    this.#scope.abort()
    this.#scope = new AbortController()
    this.endSearch()
    if (state.start.status === 'loading') {
      this.#starting = undefined
      state.start = { status: 'idle' }
    }
    if (state.pages.status === 'loading') {
      this.#paging = undefined
      state.pages = { status: 'idle' }
    }
  }

  /** Ends early when nobody waits for it any more. */
  #pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const stop = this.#kit.environment.setTimer(resolve, ms)
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  }
}

function failed(cause: unknown): ListStatus {
  const error =
    cause instanceof AppKitError ? cause : new AppKitError('cloud/failed', 'Something went wrong', { cause })
  return { status: 'failed', error: ref(error) }
}
