import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PortfolioController } from '@openappkit/appkit-core/portfolio'
import { proxy, ref, subscribe } from 'valtio/vanilla'
import type { SendToken } from '../draft/SendToken'
import type { SendAccount } from '../SendAccount'
import { isSameAccount } from '../SendAccount'
import { readToken } from './readToken'
import { sendAccount } from './sendAccount'

/**
 * Reads the native asset of the current network from the chain if the account's assets can't be loaded, so that it can
 * still be sent. A controller of the kit: `kit.controller(NativeAssetFallback)`.
 */
export class NativeAssetFallback {
  /** Undefined if the assets are known, the account holds none of the coin, or the chain doesn't answer either. */
  readonly state: { coin: SendToken | undefined } = proxy({ coin: undefined as SendToken | undefined })
  readonly #kit: ModalKit
  /** Account for which the coin was last looked up. */
  #account: SendAccount | undefined
  /** The failure that caused the last read. Each new failure causes another read. */
  #failure: object | undefined

  constructor(kit: ModalKit) {
    const { context, chains } = kit
    this.#kit = kit
    context.onDestroy(subscribe(kit.controller(PortfolioController).state, () => void this.#look()))
    context.onDestroy(subscribe(chains.state, () => void this.#look()))
    void this.#look()
  }

  async #look(): Promise<void> {
    const kit = this.#kit
    const account = sendAccount(kit)
    const failure = account && this.#failureOf(account)
    if (!failure || !isSameAccount(account, this.#account)) this.state.coin = undefined
    const isKnown = failure === this.#failure && isSameAccount(account, this.#account)
    this.#account = account
    this.#failure = failure
    if (isKnown || !account || !failure) return
    const { address, network } = account
    try {
      const transfers = await kit.context.adapter(network.chainNamespace).transfers()
      const coin = await readToken(transfers, address, network, 'native')
      if (failure === this.#failure) this.state.coin = coin.balance > 0n ? ref(coin) : undefined
    } catch {
      // If the read fails, the previous balance stays.
    }
  }

  #failureOf({ address, network }: SendAccount): object | undefined {
    const { caipNetworkId, chainNamespace: namespace } = network
    const state = this.#kit.controller(PortfolioController).of({ namespace, address, caipNetworkId })
    return state.status === 'unavailable' ? state : undefined
  }
}
