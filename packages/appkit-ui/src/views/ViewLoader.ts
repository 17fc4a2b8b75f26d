import { AppKitError, type RouterEntry, type ViewName } from '@openappkit/appkit-core'
import type { AnyViewEntry, TitleContext, ViewComponent, ViewEntry } from './ViewEntry'

/** Where the code of a view stands. */
export type ViewLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly component: ViewComponent<ViewName> }
  | { readonly status: 'failed'; readonly error: AppKitError }

const loading: ViewLoad = { status: 'loading' }

/** Finds views by name and loads their code once. An unknown name is Connect. One per mounted modal. */
export class ViewLoader {
  readonly #entries: ReadonlyMap<ViewName, AnyViewEntry>
  readonly #fallback: AnyViewEntry
  readonly #loads: Map<ViewName, ViewLoad> = new Map()
  readonly #listeners: Set<() => void> = new Set()
  readonly #report: (error: AppKitError) => void

  constructor(entries: readonly [AnyViewEntry, ...AnyViewEntry[]], report: (error: AppKitError) => void) {
    this.#entries = new Map(entries.map(entry => [entry.name, entry]))
    this.#fallback = entries[0]
    this.#report = report
  }

  title(view: RouterEntry, context: Omit<TitleContext<ViewName>, 'params'>): string {
    // The router only ever pairs a view with its own arguments; the compiler can't follow that through the map.
    const entry = this.#find(view.view) as ViewEntry<ViewName>
    return entry.title({ ...context, params: view.params })
  }

  isTitleHidden(name: ViewName): boolean {
    return this.#find(name).isTitleHidden === true
  }

  /** What is known now; `load` moves it on. */
  read(name: ViewName): ViewLoad {
    return this.#loads.get(this.#find(name).name) ?? loading
  }

  /** Begins to load, again after a failure. Safe to call often. */
  load(name: ViewName): void {
    const entry = this.#find(name)
    const known = this.#loads.get(entry.name)
    if (known && known.status !== 'failed') return
    if ('component' in entry) {
      this.#set(entry.name, { status: 'ready', component: entry.component as ViewComponent<ViewName> })
      return
    }
    this.#set(entry.name, loading)
    entry.load().then(
      component => this.#set(entry.name, { status: 'ready', component: component as ViewComponent<ViewName> }),
      cause => {
        const error = new AppKitError(
          'view/load-failed',
          `The screen ${entry.name} could not be loaded. Check your connection and try again.`,
          { cause },
        )
        this.#set(entry.name, { status: 'failed', error })
        this.#report(error)
      },
    )
  }

  /** Calls `listener` after anything of `read` changed. Returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #find(name: ViewName): AnyViewEntry {
    return this.#entries.get(name) ?? this.#fallback
  }

  #set(name: ViewName, load: ViewLoad): void {
    this.#loads.set(name, load)
    for (const listener of this.#listeners) listener()
  }
}
