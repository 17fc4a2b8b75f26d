import { ref } from 'valtio/vanilla'
import { CloudApi } from '../cloud/CloudApi'
import type { ModalKit } from '../kit/ModalKit'
import type { DirectoryState } from './DirectoryState'
import { directoryFilters, usableListings } from './directoryQuery'
import { directoryWallet } from './directoryWallet'
import { listFailed } from './listFailed'
import { recommendedPageSize } from './walletPages'
import { watchFilters } from './watchFilters'

type Kind = 'featured' | 'recommended' | 'excluded'

/**
 * Loads the wallets that the modal shows first: featured and recommended ones, plus the entries of excluded ones.
 * Writes these lists and `start` in `kit.directory.state`. `load` never rejects: `start` shows the outcome. Closing the
 * modal aborts its requests.
 *
 * A controller of the kit: `kit.controller(FirstWallets)`.
 */
export class FirstWallets {
  /** Ids of the recommended wallets as the backend returned them, including unusable ones. */
  recommendedIds: readonly string[] = []
  readonly #kit: ModalKit
  /** Aborted and replaced when the modal closes. */
  #scope = new AbortController()
  readonly #known: Set<Kind> = new Set()
  #loading: Promise<void> | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(kit.modal.onClose(() => this.#giveUp()))
    kit.context.onDestroy(() => this.#giveUp())
    watchFilters(kit, () => this.#startOver())
  }

  /** Loads each list once. If a list failed, or the modal closed first, the next call loads the missing ones. */
  load(): Promise<void> {
    this.#loading ??= this.#load(this.#scope)
    return this.#loading
  }

  async #load(scope: AbortController): Promise<void> {
    const { state } = this.#kit.directory
    state.start = { status: 'loading' }
    const kinds = (['featured', 'recommended', 'excluded'] as const).filter(kind => !this.#known.has(kind))
    const outcomes = await Promise.allSettled(kinds.map(kind => this.#loadKind(kind, scope)))
    // The modal has closed, so this result no longer counts.
    if (scope !== this.#scope) return
    const failure = outcomes.find(outcome => outcome.status === 'rejected')
    if (failure) this.#loading = undefined
    state.start = failure ? listFailed(failure.reason) : { status: 'ready' }
  }

  async #loadKind(kind: Kind, { signal }: AbortController): Promise<void> {
    const kit = this.#kit
    const { state } = kit.directory
    const { web } = kit.controller(CloudApi)
    const { featured, include, exclude, chains } = directoryFilters(kit)
    if (kind === 'recommended') {
      const query = { page: 1, entries: recommendedPageSize, include, exclude: [...exclude, ...featured], chains }
      const { data, count } = await web.getWallets(query, signal)
      if (signal.aborted) return
      this.recommendedIds = data.map(({ id }) => id)
      state.recommended = ref(usableListings(kit, data))
      state.count = Math.max(state.count, count)
    } else {
      const ids = kind === 'featured' ? featured : exclude
      if (ids.length > 0) {
        const { data } = await web.getWallets({ page: 1, entries: ids.length, include: ids }, signal)
        if (signal.aborted) return
        const inOrder = ids.flatMap(id => data.filter(wallet => wallet.id === id))
        if (kind === 'featured') state.featured = ref(usableListings(kit, inOrder))
        else state.excluded = ref(inOrder.map(listing => directoryWallet(listing, web)))
      }
    }
    this.#known.add(kind)
  }

  /** Loads the lists for the app's new options, if they were loaded or loading for the former ones. */
  #startOver(): void {
    const { state } = this.#kit.directory
    const wasWanted = this.#loading !== undefined || state.start.status === 'failed'
    this.#giveUp()
    this.#known.clear()
    this.#loading = undefined
    this.recommendedIds = []
    const none: DirectoryState['featured'] = ref([])
    Object.assign(state, { featured: none, recommended: none, excluded: none, count: 0, start: { status: 'idle' } })
    if (wasWanted) void this.load()
  }

  #giveUp(): void {
    const { state } = this.#kit.directory
    this.#scope.abort()
    this.#scope = new AbortController()
    if (state.start.status !== 'loading') return
    this.#loading = undefined
    state.start = { status: 'idle' }
  }
}
