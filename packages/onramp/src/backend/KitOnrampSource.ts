import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ServedChains } from '@openappkit/appkit-core/portfolio'
import type { OnrampCatalog } from '../market/OnrampCatalog'
import type { OnrampQuote, OnrampQuotes, QuoteQuery } from '../OnrampQuote'
import type { MarketQuery, OnrampSource, StartedPurchase } from '../OnrampSource'
import type { OnrampProgress } from '../purchase/OnrampPurchase'
import { AppKitOnrampSource } from './AppKitOnrampSource'
import { OnrampApi } from './OnrampApi'

/** The on-ramp of the kit's backend, in the formats that it knows. A controller of the kit. */
export class KitOnrampSource implements OnrampSource {
  readonly #kit: ModalKit
  readonly #own: OnrampApi

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#own = kit.controller(OnrampApi)
  }

  async catalog(market: MarketQuery, signal: AbortSignal): Promise<OnrampCatalog> {
    return (await this.#source()).catalog(market, signal)
  }

  async quotes(query: QuoteQuery, signal: AbortSignal): Promise<OnrampQuotes> {
    return (await this.#source()).quotes(query, signal)
  }

  async start(quote: OnrampQuote, redirectUrl?: string): Promise<StartedPurchase> {
    return (await this.#source()).start(quote, redirectUrl)
  }

  progress(key: { readonly id: string; readonly secret: string }): Promise<OnrampProgress> {
    // Only our own format has purchases with a key.
    return this.#own.progress(key)
  }

  async #source(): Promise<OnrampSource> {
    const chains = await this.#kit
      .controller(ServedChains)
      .of('onramp')
      .catch((): readonly string[] => [])
    return chains === undefined ? this.#kit.controller(AppKitOnrampSource) : this.#own
  }
}
