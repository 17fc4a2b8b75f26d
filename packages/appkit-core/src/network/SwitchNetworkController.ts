import type { AppKitError, CaipNetworkId } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { isUserRejection } from '../errors/walletErrors'
import { toSwitchError } from './networkErrors'

/** State of a network switch. */
export type SwitchNetworkState =
  | { readonly status: 'idle' }
  | { readonly status: 'requesting'; readonly caipNetworkId: CaipNetworkId }
  | { readonly status: 'declined'; readonly caipNetworkId: CaipNetworkId }
  | { readonly status: 'failed'; readonly caipNetworkId: CaipNetworkId; readonly error: AppKitError }

/** Part of the kit that switches the network. */
export interface NetworkSwitcher {
  switchNetwork(network: CaipNetwork): Promise<void>
}

/** Asks the connected wallet to switch networks, and keeps the outcome. */
export class SwitchNetworkController {
  readonly state: { value: SwitchNetworkState } = proxy({ value: { status: 'idle' } as SwitchNetworkState })
  readonly #switcher: NetworkSwitcher
  #attempt = 0

  constructor(switcher: NetworkSwitcher) {
    this.#switcher = switcher
  }

  /**
   * Requests a switch. Resolves with true after the switch, and with false if it was rejected or failed. `state` keeps
   * a rejection or failure until the next request or reset.
   */
  async request(network: CaipNetwork): Promise<boolean> {
    const attempt = ++this.#attempt
    const { caipNetworkId } = network
    this.state.value = { status: 'requesting', caipNetworkId }
    try {
      await this.#switcher.switchNetwork(network)
      if (attempt === this.#attempt) this.state.value = { status: 'idle' }
      return true
    } catch (cause) {
      if (attempt !== this.#attempt) return false
      this.state.value = isUserRejection(cause)
        ? { status: 'declined', caipNetworkId }
        : { status: 'failed', caipNetworkId, error: ref(toSwitchError(cause)) }
      return false
    }
  }

  /** Clears the state and ignores the outcome of a pending request. */
  reset(): void {
    this.#attempt++
    this.state.value = { status: 'idle' }
  }
}
