import type { AppKitError, Environment } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import { asPayError } from '../payErrors'
import type { Exchange } from './Exchange'
import type { ExchangeSource } from './ExchangeApi'

/** The exchanges that send an asset. */
export type ExchangeList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly exchanges: readonly Exchange[]; readonly at: number }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** Milliseconds for which a list stays. */
const keptFor = 60_000

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

  /** Loads the list of an asset, unless it is known. Never rejects. */
  async load(asset: string): Promise<void> {
    const known = this.of(asset)
    const { environment, source } = this.#context
    if (known?.status === 'loading' || (known?.status === 'ready' && environment.now() - known.at < keptFor)) return
    // A list stays while it is read again.
    if (known?.status !== 'ready') this.#set(asset, { status: 'loading' })
    try {
      const exchanges = await source.list(asset)
      this.#set(asset, { status: 'ready', exchanges, at: environment.now() })
    } catch (cause) {
      if (known?.status !== 'ready') this.#set(asset, { status: 'failed', error: asPayError(cause) })
    }
  }

  #set(asset: string, list: ExchangeList): void {
    this.#lists[asset] = ref(list)
  }
}
