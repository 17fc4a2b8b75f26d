import type { AppKitError, Environment } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import { asPayError } from '../payErrors'
import type { Exchange } from './Exchange'
import type { ExchangeSource } from './ExchangeApi'

/** The exchanges that send an asset. */
export type ExchangeList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly exchanges: readonly Exchange[]; readonly at: number }
  | { readonly status: 'failed'; readonly error: AppKitError; readonly at: number }

/** Milliseconds until a list, or a failure to load it, is out of date. */
const keptFor = { ready: 60_000, failed: 30_000 } as const

/** Dependencies of {@link ExchangeLists}. */
export interface ExchangeListsContext {
  readonly environment: Pick<Environment, 'now'>
  readonly source: Pick<ExchangeSource, 'list'>
}

/** The exchanges by asset. The only writer of its state. */
export class ExchangeLists {
  /** Lists by CAIP-19 id. Read it with {@link ExchangeLists.of}. */
  readonly state: { readonly lists: Readonly<Record<string, ExchangeList>> }
  readonly #lists: Record<string, ExchangeList>
  readonly #context: ExchangeListsContext
  readonly #loading: Set<string> = new Set()

  constructor(context: ExchangeListsContext) {
    this.#context = context
    const state = proxy({ lists: {} as Record<string, ExchangeList> })
    this.state = state
    this.#lists = state.lists
  }

  /** Returns the list of an asset, by its CAIP-19 id. Undefined before {@link ExchangeLists.load}. */
  of(asset: string): ExchangeList | undefined {
    return this.#lists[asset]
  }

  /** Returns the known exchanges of an asset. */
  exchangesOf(asset: string): readonly Exchange[] {
    const list = this.of(asset)
    return list?.status === 'ready' ? list.exchanges : []
  }

  /** Loads the list of an asset, unless it is up to date. The last one stays until the answer. Never rejects. */
  async load(asset: string): Promise<void> {
    const known = this.of(asset)
    const { now } = this.#context.environment
    if (known?.status === 'loading' || this.#loading.has(asset)) return
    if (known && now() - known.at < keptFor[known.status]) return
    if (!known) this.#set(asset, { status: 'loading' })
    await this.#load(asset)
  }

  /** Loads the list of an asset again after a failure. Never rejects. */
  async retry(asset: string): Promise<void> {
    if (this.#loading.has(asset)) return
    this.#set(asset, { status: 'loading' })
    await this.#load(asset)
  }

  async #load(asset: string): Promise<void> {
    const { environment, source } = this.#context
    this.#loading.add(asset)
    try {
      const exchanges = await source.list(asset)
      this.#set(asset, { status: 'ready', exchanges, at: environment.now() })
    } catch (cause) {
      if (this.of(asset)?.status === 'ready') return
      this.#set(asset, { status: 'failed', error: asPayError(cause), at: environment.now() })
    } finally {
      this.#loading.delete(asset)
    }
  }

  #set(asset: string, list: ExchangeList): void {
    this.#lists[asset] = ref(list)
  }
}
