import type { ViewName } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Search text and scroll position of a list. */
export interface KeptSearch {
  query: string
  /** Whether to list only certified wallets. */
  isCertified: boolean
  /** Scroll position in pixels. */
  top: number
}

/** Keeps the search and scroll position of every searchable list while the user visits a view opened from the list. */
export class KeptSearches {
  readonly #kit: ModalKit
  readonly #searches: Map<ViewName, KeptSearch> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(kit.modal.onClose(() => this.#searches.clear()))
  }

  /** Returns the kept search when the user navigates back, otherwise a new one. */
  enter(view: ViewName): KeptSearch {
    const known = this.#kit.router.state.direction === 'prev' ? this.#searches.get(view) : undefined
    const search = known ?? { query: '', isCertified: false, top: 0 }
    this.#searches.set(view, search)
    return search
  }
}
