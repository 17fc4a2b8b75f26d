import type { ViewName } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/** What a user looked for in a list, and how far they scrolled. */
export interface SearchPlace {
  query: string
  /** Only certified wallets. */
  isCertified: boolean
  /** Pixels. */
  top: number
}

/** Keeps the place in every searchable list while the user visits a view that it leads to. A controller of the kit. */
export class SearchPlaces {
  readonly #kit: ModalKit
  readonly #places: Map<ViewName, SearchPlace> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.base.onDestroy(kit.modal.onClose(() => this.#places.clear()))
  }

  /** Returns the place that the user left on the way forward, or a new one if the view was opened from elsewhere. */
  enter(view: ViewName): SearchPlace {
    const known = this.#kit.router.state.direction === 'prev' ? this.#places.get(view) : undefined
    const place = known ?? { query: '', isCertified: false, top: 0 }
    this.#places.set(view, place)
    return place
  }
}
