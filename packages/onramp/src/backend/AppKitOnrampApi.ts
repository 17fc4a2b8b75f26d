import { CloudApi } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { OnrampOptions, OnrampSingleQuote, OnrampSingleQuoteQuery, OnrampUrlRequest } from '@openappkit/contract'
import { optionsRow, singleQuoteRow, urlRow } from './onrampDecoders'

/** A quote in AppKit's format. */
export interface AppKitOnrampQuote extends OnrampSingleQuote {
  /** Whether no provider gave a price, so that all amounts only repeat the requested one. Never show them as a price. */
  readonly isPlaceholder: boolean
}

/** Id of a placeholder, as AppKit 1.8 returns it. */
const placeholderId = 'mocked-quote-id'
const methods = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
] as const

/** Options for a backend that doesn't answer, as AppKit 1.8 has them. */
const fallback: OnrampOptions = {
  paymentCurrencies: ['USD', 'EUR'].map(id => ({ id, payment_method_limits: methods })),
  purchaseCurrencies: [
    {
      id: '2b92315d-eab7-5bef-84fa-089a131333f5',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        {
          name: 'ethereum-mainnet',
          display_name: 'Ethereum',
          chain_id: '1',
          contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        },
        {
          name: 'polygon-mainnet',
          display_name: 'Polygon',
          chain_id: '137',
          contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
        },
      ],
    },
  ],
}

/**
 * Calls the on-ramp in AppKit 1.8's formats, for apps that draw their own screens with them. A controller of the kit:
 * `kit.controller(AppKitOnrampApi)`.
 */
export class AppKitOnrampApi {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns the currencies. Never rejects: without the backend, returns a built-in list. */
  async options(): Promise<OnrampOptions> {
    const { blockchain } = this.#kit.controller(CloudApi)
    return blockchain.get({ path: '/v1/onramp/options', decode: optionsRow }).catch(() => fallback)
  }

  /**
   * Returns the best price. Never rejects: without a price, returns a placeholder with `isPlaceholder`.
   *
   * @example
   * ```ts
   * import type { OnrampSingleQuoteQuery } from '@openappkit/contract'
   * import { AppKitOnrampApi } from '@openappkit/onramp'
   * import type { ModalKit } from '@openappkit/appkit-core/modal'
   *
   * async function priceText(kit: ModalKit, query: OnrampSingleQuoteQuery) {
   *   const quote = await kit.controller(AppKitOnrampApi).quote(query)
   *   return quote.isPlaceholder ? 'Price shown by the provider' : quote.purchaseAmount.amount
   * }
   * ```
   */
  async quote(query: OnrampSingleQuoteQuery): Promise<AppKitOnrampQuote> {
    const { blockchain } = this.#kit.controller(CloudApi)
    const { projectId } = this.#kit
    const known = await blockchain
      .post('/v1/onramp/quote', { projectId, ...query })
      .then(text => singleQuoteRow(JSON.parse(text)))
      .catch(() => undefined)
    if (known) return { ...known, isPlaceholder: false }
    const amount = { amount: query.amount, currency: query.paymentCurrency.id }
    return {
      paymentTotal: amount,
      paymentSubtotal: amount,
      purchaseAmount: amount,
      networkFee: amount,
      quoteId: placeholderId,
      isPlaceholder: true,
    }
  }

  /** Returns the link to a provider's checkout. Empty if there is none. */
  async url(request: OnrampUrlRequest): Promise<string> {
    const { blockchain } = this.#kit.controller(CloudApi)
    const { projectId } = this.#kit
    return blockchain
      .post('/v1/generators/onrampurl', { projectId, ...request, defaultExperience: 'buy' })
      .then(text => urlRow(JSON.parse(text))?.url ?? '')
      .catch(() => '')
  }
}
