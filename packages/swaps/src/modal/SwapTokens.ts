import type { AppKitError, CaipNetwork } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { SwapApi } from '../backend/SwapApi'
import type { SwapToken } from '../draft/SwapToken'
import { swapFailed } from '../swapErrors'

/** The backend's tokens of a network, by symbol. */
export type TokenListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly tokens: readonly SwapToken[] }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** Loads the backend's token lists, one per network. A controller of the kit: `kit.controller(SwapTokens)`. */
export class SwapTokens {
  readonly state: { readonly lists: Record<string, TokenListState> } = proxy({ lists: {} })
  readonly #kit: ModalKit
  readonly #loading = new Map<string, Promise<readonly SwapToken[]>>()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns the list of a network, and loads it on first use or after a failure. */
  load(network: CaipNetwork): Promise<readonly SwapToken[]> {
    const { caipNetworkId } = network
    const known = this.#loading.get(caipNetworkId)
    if (known !== undefined) return known
    this.#set(caipNetworkId, { status: 'loading' })
    const loading = this.#kit.controller(SwapApi).tokens(network)
    this.#loading.set(caipNetworkId, loading)
    loading.then(
      tokens => this.#set(caipNetworkId, { status: 'ready', tokens: [...tokens].sort(bySymbol) }),
      cause => {
        this.#loading.delete(caipNetworkId)
        this.#set(caipNetworkId, { status: 'failed', error: swapFailed(cause) })
      },
    )
    return loading
  }

  #set(caipNetworkId: string, value: TokenListState): void {
    this.state.lists[caipNetworkId] = ref(value)
  }
}

function bySymbol(one: SwapToken, other: SwapToken): number {
  return one.symbol < other.symbol ? -1 : one.symbol > other.symbol ? 1 : 0
}
