import { AppKitError, type RouterEntry, type ViewName } from '@openappkit/appkit-core'
import { textIn } from '../i18n/TextByLanguage'
import type { AnyViewEntry, TitleContext, ViewComponent, ViewEntry } from './ViewEntry'

/** Load state of a view's code. */
export type ViewLoad =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly component: ViewComponent<ViewName> }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** Source of views. */
export interface ViewSource {
  /**
   * Returns the known views. If several have the same name, the last one wins. The first view shows instead of an
   * unknown one.
   */
  entries(): readonly [AnyViewEntry, ...AnyViewEntry[]]
  /** Loads more views. Called until a view is found. Returns undefined if there are no more. */
  loadMore(): Promise<void> | undefined
  /** Reports why a view couldn't load. */
  report(error: AppKitError): void
}

const loading: ViewLoad = { status: 'loading' }

/**
 * Finds views by name and loads their code once. The source's first view, Connect, shows instead of an unknown one.
 * Each mounted modal has its own loader.
 */
export class ViewLoader {
  readonly #source: ViewSource
  readonly #loads: Map<ViewName, ViewLoad> = new Map()
  readonly #listeners: Set<() => void> = new Set()

  constructor(source: ViewSource) {
    this.#source = source
  }

  /** Returns the view's title, or an empty string while the view is unknown. */
  title(view: RouterEntry, context: Omit<TitleContext<ViewName>, 'params'>): string {
    // The router always pairs a view with its own arguments, but the compiler can't infer that from the list.
    const entry = this.#find(view.view) as ViewEntry<ViewName>
    const { name, title } = entry
    if (this.#loads.has(view.view) && name !== view.view) return ''
    return 'en' in title ? textIn(title, context.translator.locale) : title({ ...context, params: view.params })
  }

  isTitleHidden(name: ViewName): boolean {
    return this.#find(name).isTitleHidden === true
  }

  /** Returns the load state of a view, without starting to load it. */
  read(name: ViewName): ViewLoad {
    return this.#loads.get(name) ?? this.#loads.get(this.#find(name).name) ?? loading
  }

  /** Starts loading, or retries after a failure. Safe to call repeatedly. */
  load(name: ViewName): void {
    const known = this.#loads.get(name)
    if (known && known.status !== 'failed') return
    const entry = this.#find(name)
    const more = entry.name === name ? undefined : this.#source.loadMore()
    if (more !== undefined) {
      this.#await(name, more, () => {
        this.#loads.delete(name)
        this.load(name)
        // If the fallback view was already loaded, `load` doesn't notify the listeners.
        this.#notify()
      })
    } else if (entry.name !== name) this.load(entry.name)
    else if ('component' in entry) this.#show(name, entry.component as ViewComponent<ViewName>)
    else this.#await(name, entry.load() as Promise<ViewComponent<ViewName>>, code => this.#show(name, code))
  }

  /** Loads a view ahead of time. Unlike `load`, it doesn't retry after a failure; opening the view does. */
  prefetch(name: ViewName): void {
    if (this.read(name).status !== 'failed') this.load(name)
  }

  /** Calls `listener` after each change to `read`. Returns a function that unsubscribes. */
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
      const message = `The view ${name} couldn't load. Check your connection and try again.`
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
