import type { HistoryTransaction } from '@openappkit/appkit-core/portfolio'

/** Collects the ids of a list that grows page by page. Reads each id once, however many pages follow. */
export class KnownIds {
  #list: readonly HistoryTransaction[] = []
  #ids: Set<string> = new Set()

  /** Returns the ids of `list`. The set is reused: it changes with the next list. */
  of(list: readonly HistoryTransaction[]): ReadonlySet<string> {
    const known = this.#list
    // Merged pages reuse their objects: if both ends match, so does everything between them.
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
