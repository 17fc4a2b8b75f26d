import { CloudApi, CloudError, type Decoder } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ServedChains } from '@openappkit/appkit-core/portfolio'
import type { OnrampQuoteQuery, OnrampSessionRequest } from '@openappkit/contract'
import type { OnrampCatalog, OnrampOffer } from '../market/OnrampCatalog'
import type { OnrampQuote, OnrampQuotes, QuoteQuery } from '../OnrampQuote'
import type { MarketQuery, OnrampSource, StartedPurchase } from '../OnrampSource'
import { priceExpired, unavailable, unsupportedChain } from '../onrampErrors'
import type { OnrampProgress } from '../purchase/OnrampPurchase'
import { moneyParameter } from './moneyParameter'
import { catalogRow, progressRow, quoteRows, sessionRow } from './onrampDecoders'

/** Gets prices and purchases from the backend. A controller of the kit: `kit.controller(OnrampApi)`. */
export class OnrampApi implements OnrampSource {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns whether the backend sells assets of a network. False if its list of networks can't be fetched. */
  async serves(caipNetworkId: string): Promise<boolean> {
    if (!this.#kit.hasBackend) return false
    const chains = await this.#kit
      .controller(ServedChains)
      .of('onramp')
      .catch((): readonly string[] => [])
    return chains?.includes(caipNetworkId) ?? false
  }

  async catalog({ country, network, subdivision }: MarketQuery, signal: AbortSignal): Promise<OnrampCatalog> {
    if (!(await this.serves(network.caipNetworkId))) throw unsupportedChain()
    const { assets, providers } = await this.#kit
      .controller(CloudApi)
      .blockchain.get({
        path: '/v1/onramp/catalog',
        query: { chainId: network.caipNetworkId, country, subdivision },
        decode: catalogRow,
        signal,
      })
      .catch((cause: unknown) => {
        throw unavailable(cause)
      })
    return {
      assets: assets.map(({ address, iconUrl, ...asset }) => ({ ...asset, address, iconUrl })),
      offers: providers.map(
        ({ payments, ...provider }): OnrampOffer => ({
          ...provider,
          isSandbox: provider.isSandbox ?? false,
          payments: Object.fromEntries(payments.map(({ currency, methods }) => [currency, methods])),
        }),
      ),
      isPriceless: false,
    }
  }

  async quotes(query: QuoteQuery): Promise<OnrampQuotes> {
    const { amount, asset, country, currency, method, subdivision } = query
    const body: OnrampQuoteQuery = {
      asset: asset.id,
      amount: moneyParameter(amount),
      currency,
      method,
      country,
      ...(subdivision !== undefined && { subdivision }),
    }
    const { quotes, skipped } = await this.#post('/v1/onramp/quotes', body, quoteRows)
    return {
      query,
      quotes: quotes.flatMap((row): OnrampQuote[] => {
        const sum = row.fees.reduce((total, fee) => total + fee.amount, row.subtotal)
        const isOurs = row.asset === asset.id && row.currency === currency && row.method === method
        // A price of something else, or one whose lines don't sum up, isn't shown.
        if (!isOurs || row.total > amount || sum !== row.total || row.amount === 0n) return []
        const { expiresAt, fees, id, provider, subtotal, total } = row
        return [
          {
            id,
            query,
            provider: { ...provider, isSandbox: provider.isSandbox ?? false },
            figures: { amount: row.amount, total, subtotal, fees },
            expiresAt,
          },
        ]
      }),
      skipped: skipped.map(({ limits, provider, reason }) => ({
        provider: { ...provider, isSandbox: provider.isSandbox ?? false },
        reason,
        limits,
      })),
    }
  }

  async start({ id, query }: OnrampQuote, redirectUrl?: string): Promise<StartedPurchase> {
    const { address, network } = query.account
    const body: OnrampSessionRequest = {
      quoteId: id,
      account: `${network.caipNetworkId}:${address}`,
      ...(redirectUrl !== undefined && { redirectUrl }),
    }
    const { expiresAt, url, ...key } = await this.#post('/v1/onramp/sessions', body, sessionRow)
    return { key, url, expiresAt }
  }

  progress({ id, secret }: { readonly id: string; readonly secret: string }): Promise<OnrampProgress> {
    return this.#post(`/v1/onramp/sessions/${encodeURIComponent(id)}`, { secret }, progressRow)
  }

  async #post<Answer>(path: string, body: object, decode: Decoder<Answer>): Promise<Answer> {
    const text = await this.#kit
      .controller(CloudApi)
      .blockchain.post(path, { projectId: this.#kit.projectId, ...body })
      .catch((cause: unknown) => {
        throw cause instanceof CloudError && cause.status === 409 ? priceExpired(cause) : unavailable(cause)
      })
    let answer: Answer | undefined
    try {
      answer = decode(JSON.parse(text))
    } catch (cause) {
      throw unavailable(cause)
    }
    if (answer === undefined) throw unavailable(undefined)
    return answer
  }
}
