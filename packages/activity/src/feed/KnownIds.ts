import type { HistoryTransaction } from '@openappkit/appkit-core/portfolio'

/** The ids of a list that grows page by page: each is read once, however many pages come. */
export class KnownIds {
  #list: readonly HistoryTransaction[] = []
  #ids: Set<string> = new Set()

  /** Returns the ids of `list`. The set is reused: it changes with the next list. */
  of(list: readonly HistoryTransaction[]): ReadonlySet<string> {
    const known = this.#list
    // Pages are put together out of the same objects, so where both ends are the same all between them is.
    const goesOn = known.length > 0 && list[0] === known[0] && list[known.length - 1] === known.at(-1)
    if (!goesOn) this.#ids = new Set()
    for (let at = goesOn ? known.length : 0; at < list.length; at++) {
      const { id } = list[at] ?? {}
      if (id !== undefined) this.#ids.add(id)
    }
    this.#list = list
    return this.#ids
  }
}
