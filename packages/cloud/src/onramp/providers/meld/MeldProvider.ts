import { OnrampFailure } from '../../OnrampFailure'
import type {
  OnrampInput,
  OnrampLink,
  OnrampMarket,
  OnrampOffer,
  OnrampOptions,
  OnrampOrder,
  OnrampProvider,
  OnrampPurchaseKey,
  OnrampUpdate,
  OnrampWebhook,
} from '../../OnrampProvider'
import { centsText } from '../centsText'
import { isChain, isSameAddress, listedAsset } from '../chains'
import { Listing } from '../Listing'
import { latestUpdate } from '../latestUpdate'
import { marketKey } from '../marketKey'
import type { OnrampApi } from '../OnrampApi'
import type { OnrampBase } from '../OnrampBase'
import { onlyUnavailable, optionsOf } from '../onlyUnavailable'
import { publicAddress } from '../publicAddress'
import { RecentValues } from '../RecentValues'
import { requirePage } from '../requirePage'
import { readEvent, requireHeader, requireHmac, requireRecent } from '../webhookSignature'
import { bestQuote } from './bestQuote'
import { meldStatus } from './meldStatus'
import { meldMethod } from './methods'
import { MELD_NETWORKS } from './networks'
import {
  cryptoCurrenciesSchema,
  eventSchema,
  paymentMethodsSchema,
  purchaseLimitsSchema,
  quotesSchema,
  transactionsSchema,
  widgetSchema,
} from './responses'

export interface MeldOptions extends OnrampBase {
  readonly api: Pick<OnrampApi, 'send'>
  /** Service providers to use. Undefined for all of the account. */
  readonly serviceProviders: readonly string[] | undefined
  /** Secret of the webhook profile, and the URL in it. Without them, webhooks are refused. */
  readonly webhook: { readonly secret: string; readonly url: string } | undefined
  /** Hosts of the provider's pages. */
  readonly pageHosts: readonly string[]
}

/** [Meld](https://docs.meld.io), which asks many service providers. */
export class MeldProvider implements OnrampProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly isSandbox: boolean
  readonly #options: MeldOptions
  readonly #listings: RecentValues<Listing<string>>

  constructor(options: MeldOptions) {
    this.id = options.id
    this.name = options.name
    this.timeout = options.timeout
    this.isSandbox = options.isSandbox
    this.#options = options
    this.#listings = new RecentValues(options.now)
  }

  supports(chainId: string): boolean {
    return Object.hasOwn(MELD_NETWORKS, chainId)
  }

  options(market: OnrampMarket, signal: AbortSignal): Promise<OnrampOptions | undefined> {
    return optionsOf(this.#listing(market, signal))
  }

  async quote(input: OnrampInput, signal: AbortSignal): Promise<OnrampOffer> {
    const { asset, method } = (await this.#listing(input, signal)).require(input)
    const body = {
      countryCode: input.country,
      subdivision: subdivisionOf(input),
      sourceCurrencyCode: input.currency,
      sourceAmount: Number(centsText(input.total)),
      destinationCurrencyCode: asset,
      paymentMethodType: method.code,
      serviceProviders: this.#options.serviceProviders,
    }
    const { quotes } = await this.#options.api.send('/payments/crypto/quote', { body }, quotesSchema, signal)
    return bestQuote(this.id, input, asset, quotes ?? [])
  }

  async createSession(order: OnrampOrder, signal: AbortSignal): Promise<OnrampLink> {
    const { asset, method } = (await this.#listing(order, signal)).require(order)
    if (order.quoteReference === undefined) throw new OnrampFailure('quote-expired', 'The service provider is missing')
    const body = {
      sessionType: 'BUY',
      sessionData: {
        walletAddress: order.address,
        countryCode: order.country,
        subdivision: subdivisionOf(order),
        sourceCurrencyCode: order.currency,
        sourceAmount: centsText(order.total),
        destinationCurrencyCode: asset,
        paymentMethodType: method.code,
        serviceProvider: order.quoteReference,
        redirectUrl: order.redirectUrl,
        clientIpAddress: publicAddress(order.clientIp),
      },
      externalSessionId: order.sessionId,
    }
    const { widgetUrl } = await this.#options.api.send('/crypto/session/widget', { body }, widgetSchema, signal)
    return { url: requirePage(this.id, widgetUrl, this.#options.pageHosts) }
  }

  async status({ sessionId, address }: OnrampPurchaseKey, signal: AbortSignal): Promise<OnrampUpdate | undefined> {
    const request = { query: { externalSessionIds: sessionId } }
    const { transactions } = await onlyUnavailable(
      this.#options.api.send('/payments/transactions', request, transactionsSchema, signal),
    )
    const updates = transactions.flatMap(({ id, status, updatedAt, cryptoDetails }): readonly OnrampUpdate[] => {
      const recipient = cryptoDetails?.destinationWalletAddress
      if (recipient && !isSameAddress(recipient, address)) {
        throw new OnrampFailure('unavailable', `${this.id} answered for another address`)
      }
      const known = meldStatus(status)
      const txHash = cryptoDetails?.blockchainTransactionId
      return known ? [{ sessionId, reference: id, ...known, at: updatedAt, txHash }] : []
    })
    return latestUpdate(updates)
  }

  /** Verifies the [signature](https://docs.meld.io/docs/stablecoins/for-all-products/webhooks-authentication). */
  async readWebhook({ headers, body }: OnrampWebhook): Promise<readonly OnrampUpdate[]> {
    const { webhook, now } = this.#options
    if (!webhook) throw new OnrampFailure('forged', `${this.id} has no webhookSecret`)
    const time = requireHeader(headers, 'meld-signature-timestamp')
    requireRecent(/^\d+$/.test(time) ? Number(time) * 1000 : Date.parse(time), now())
    requireHmac(webhook.secret, `${time}.${webhook.url}.${body}`, 'base64url', requireHeader(headers, 'meld-signature'))
    const event = readEvent(body, eventSchema)
    const known =
      event?.eventType.startsWith('TRANSACTION_CRYPTO_') && meldStatus(event.payload.paymentTransactionStatus)
    if (!event || !known) return []
    const { externalSessionId, paymentTransactionId } = event.payload
    return [
      {
        sessionId: externalSessionId ?? undefined,
        reference: paymentTransactionId ?? undefined,
        ...known,
        at: event.timestamp,
      },
    ]
  }

  #listing(market: OnrampMarket, signal: AbortSignal): Promise<Listing<string>> {
    const { chainId, country } = market
    return this.#listings.get(marketKey(market), async () => {
      const serviceProviders = this.#options.serviceProviders?.join(',')
      const query = { categories: 'CRYPTO_ONRAMP', accountFilter: 'true', countries: country, serviceProviders }
      const { api } = this.#options
      const [cryptos, limits, methods] = await Promise.all([
        api.send('/service-providers/properties/crypto-currencies', { query }, cryptoCurrenciesSchema, signal),
        api.send('/service-providers/limits/fiat-currency-purchases', { query }, purchaseLimitsSchema, signal),
        api.send('/service-providers/properties/payment-methods', { query }, paymentMethodsSchema, signal),
      ])
      const assets = new Map<string, string>()
      for (const { currencyCode, chainCode, chainId: number, contractAddress } of cryptos) {
        if (!isChain(chainId, MELD_NETWORKS, { name: chainCode ?? '', number: number?.toString() })) continue
        const [symbol = ''] = currencyCode.split('_')
        const asset = listedAsset(chainId, { symbol, address: contractAddress })
        if (asset !== undefined && !assets.has(asset)) assets.set(asset, currencyCode)
      }
      const payments = limits.flatMap(({ currencyCode, minimumAmount: min, maximumAmount: max }) => {
        if (min == null || max == null) return []
        const usable = methods.map(({ paymentMethod: code }) => ({
          code,
          method: meldMethod(code, currencyCode),
          min,
          max,
        }))
        return [[currencyCode, usable]] as const
      })
      return new Listing(assets, Object.fromEntries(payments))
    })
  }
}

/** Returns the subdivision in Meld's spelling, such as `US-NY`. */
function subdivisionOf({ country, subdivision }: OnrampMarket): string | undefined {
  return subdivision === undefined ? undefined : `${country}-${subdivision}`
}
