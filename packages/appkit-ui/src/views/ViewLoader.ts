import { AppKitError, type RouterEntry, type ViewName } from '@openappkit/appkit-core'
import { textIn } from '../i18n/TextByLanguage'
import type { AnyViewEntry, TitleContext, ViewComponent, ViewEntry } from './ViewEntry'

/** Where the code of a view stands. */
export type ViewLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly component: ViewComponent<ViewName> }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** Where views come from. */
export interface ViewSource {
  /** Those that exist by now; the last of a name counts. The first stands in for a name that nobody has. */
  entries(): readonly [AnyViewEntry, ...AnyViewEntry[]]
  /** Brings more of them. Undefined: these are all. It is asked until a view is found, or there are no more. */
  loadMore(): Promise<void> | undefined
  /** Hears why a view could not be loaded. */
  report(error: AppKitError): void
}

const loading: ViewLoad = { status: 'loading' }

/** Finds views by name and loads their code once. An unknown name is Connect, once nobody can bring it. One per mounted modal. */
export class ViewLoader {
  readonly #source: ViewSource
  readonly #loads: Map<ViewName, ViewLoad> = new Map()
  readonly #listeners: Set<() => void> = new Set()

  constructor(source: ViewSource) {
    this.#source = source
  }

  /** Empty while it isn't known yet. */
  title(view: RouterEntry, context: Omit<TitleContext<ViewName>, 'params'>): string {
    // The router only ever pairs a view with its own arguments; the compiler can't follow that through the list.
    const entry = this.#find(view.view) as ViewEntry<ViewName>
    const { name, title } = entry
    if (this.#loads.has(view.view) && name !== view.view) return ''
    return 'en' in title ? textIn(title, context.translator.locale) : title({ ...context, params: view.params })
  }

  isTitleHidden(name: ViewName): boolean {
    return this.#find(name).isTitleHidden === true
  }

  /** What is known now; `load` moves it on. */
  read(name: ViewName): ViewLoad {
    return this.#loads.get(name) ?? this.#loads.get(this.#find(name).name) ?? loading
  }

  /** Begins to load, again after a failure. Safe to call often. */
  load(name: ViewName): void {
    const known = this.#loads.get(name)
    if (known && known.status !== 'failed') return
    const entry = this.#find(name)
    const more = entry.name === name ? undefined : this.#source.loadMore()
    if (more !== undefined) {
      this.#await(name, more, () => {
        this.#loads.delete(name)
        this.load(name)
        // Whatever stands in for it may have been there before.
        this.#notify()
      })
    } else if (entry.name !== name) this.load(entry.name)
    else if ('component' in entry) this.#show(name, entry.component as ViewComponent<ViewName>)
    else this.#await(name, entry.load() as Promise<ViewComponent<ViewName>>, code => this.#show(name, code))
  }

  /** Loads a view that is about to be wanted. Unlike `load`, it doesn't repeat a load that failed: opening the view does. */
  prefetch(name: ViewName): void {
    if (this.read(name).status !== 'failed') this.load(name)
  }

  /** Calls `listener` after anything of `read` changed. Returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #find(name: ViewName): AnyViewEntry {
    const entries = this.#source.entries()
    return entries.findLast(entry => entry.name === name) ?? entries[0]
  }

  #show(name: ViewName, component: ViewComponent<ViewName>): void {
    this.#set(name, { status: 'ready', component })
  }

  #await<Code>(name: ViewName, code: Promise<Code>, use: (code: Code) => void): void {
    this.#set(name, loading)
    code.then(use, cause => {
      const message = `The screen ${name} could not be loaded. Check your connection and try again.`
      const error = new AppKitError('view/load-failed', message, { cause })
      this.#set(name, { status: 'failed', error })
      this.#source.report(error)
    })
  }

  #set(name: ViewName, load: ViewLoad): void {
    this.#loads.set(name, load)
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
