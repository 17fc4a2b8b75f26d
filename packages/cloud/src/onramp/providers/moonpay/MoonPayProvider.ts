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
import { isSameAddress } from '../chains'
import { requireWithin } from '../Listing'
import { latestUpdate } from '../latestUpdate'
import type { OnrampApi } from '../OnrampApi'
import type { OnrampBase } from '../OnrampBase'
import { onlyUnavailable, optionsOf } from '../onlyUnavailable'
import { publicAddress } from '../publicAddress'
import { requireEcho } from '../requireEcho'
import { requireOffer } from '../requireOffer'
import { headerFields, readEvent, requireHeader, requireHmac, requireRecent } from '../webhookSignature'
import type { MoonPayListings, MoonPayPair } from './MoonPayListings'
import { MOONPAY_NETWORKS } from './networks'
import { eventSchema, quoteSchema, transactionsSchema } from './responses'
import { transactionUpdate } from './transactionUpdate'
import { addressProof, widgetLink } from './widgetLink'

export interface MoonPayOptions extends OnrampBase {
  readonly api: Pick<OnrampApi, 'send' | 'find'>
  readonly listings: MoonPayListings
  /** Publishable key. */
  readonly key: string
  /** Secret key, which signs links. */
  readonly secret: string
  /** Webhook key. Without it, webhooks are refused. */
  readonly webhookSecret: string | undefined
  /** URL of the widget. */
  readonly pageUrl: string
}

/** [MoonPay](https://dev.moonpay.com) with the hosted widget. */
export class MoonPayProvider implements OnrampProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly isSandbox: boolean
  readonly #options: MoonPayOptions

  constructor(options: MoonPayOptions) {
    this.id = options.id
    this.name = options.name
    this.timeout = options.timeout
    this.isSandbox = options.isSandbox
    this.#options = options
  }

  supports(chainId: string): boolean {
    return Object.hasOwn(MOONPAY_NETWORKS, chainId)
  }

  options(market: OnrampMarket, signal: AbortSignal): Promise<OnrampOptions | undefined> {
    return optionsOf(this.#options.listings.of(market, signal))
  }

  async quote(input: OnrampInput, signal: AbortSignal): Promise<OnrampOffer> {
    const { asset, currency, method } = await this.#pair(input, signal)
    requireWithin(input.total, await this.#options.listings.limitsOf({ asset, currency, method }, signal))
    const query = {
      apiKey: this.#options.key,
      baseCurrencyCode: currency.toLowerCase(),
      baseCurrencyAmount: centsText(input.total),
      paymentMethod: method,
      areFeesIncluded: 'true',
    }
    const path = `/v3/currencies/${encodeURIComponent(asset)}/buy_quote`
    const quote = await this.#options.api.send(path, { query }, quoteSchema, signal)
    requireEcho(this.id, {
      currency: [quote.baseCurrencyCode, currency],
      asset: [quote.quoteCurrencyCode, asset],
      method: [quote.paymentMethod, method],
    })
    return requireOffer(this.id, input, {
      total: quote.totalAmount,
      subtotal: quote.baseCurrencyAmount,
      fees: [
        { kind: 'provider', amount: quote.feeAmount },
        { kind: 'network', amount: quote.networkFeeAmount },
        { kind: 'operator', amount: quote.extraFeeAmount },
      ],
      amount: quote.quoteCurrencyAmount,
      expiresAt: quote.expiresAt,
    })
  }

  async createSession(order: OnrampOrder, signal: AbortSignal): Promise<OnrampLink> {
    const { asset, currency, method } = await this.#pair(order, signal)
    const { key, secret, pageUrl } = this.#options
    const address = publicAddress(order.clientIp)
    if (address === undefined && !this.isSandbox) {
      throw new OnrampFailure('network-address-mismatch', `${this.id} needs the public address of the browser`)
    }
    const url = widgetLink(pageUrl, secret, {
      apiKey: key,
      currencyCode: asset,
      walletAddress: order.address,
      showWalletAddressForm: 'false',
      baseCurrencyCode: currency.toLowerCase(),
      baseCurrencyAmount: centsText(order.total),
      lockAmount: 'true',
      paymentMethod: method,
      externalTransactionId: order.sessionId,
      redirectURL: order.redirectUrl,
      allowedIpAddress: address === undefined ? undefined : addressProof(secret, address),
    })
    return { url }
  }

  async status({ sessionId, address }: OnrampPurchaseKey, signal: AbortSignal): Promise<OnrampUpdate | undefined> {
    const path = `/v1/transactions/ext/${encodeURIComponent(sessionId)}`
    const request = { query: { apiKey: this.#options.key } }
    const found = await onlyUnavailable(this.#options.api.find(path, request, transactionsSchema, signal))
    const updates = (found ?? []).map(transaction => {
      requireEcho(this.id, { purchase: [transaction.externalTransactionId, sessionId] })
      const { walletAddress } = transaction
      if (walletAddress && !isSameAddress(walletAddress, address)) {
        throw new OnrampFailure('unavailable', `${this.id} answered for another address`)
      }
      return transactionUpdate({ ...transaction, externalTransactionId: sessionId })
    })
    return latestUpdate(updates.filter(update => update !== undefined))
  }

  /** Verifies the [signature](https://dev.moonpay.com/api-reference/widget/webhooks/signature), version 2. */
  async readWebhook({ headers, body }: OnrampWebhook): Promise<readonly OnrampUpdate[]> {
    const { webhookSecret, now } = this.#options
    if (webhookSecret === undefined) throw new OnrampFailure('forged', `${this.id} has no webhookSecret`)
    const fields = headerFields(requireHeader(headers, 'moonpay-signature-v2'))
    const time = fields.get('t') ?? ''
    requireRecent(/^\d{1,15}$/.test(time) ? Number(time) * 1000 : Number.NaN, now())
    requireHmac(webhookSecret, `${time}.${body}`, 'hex', fields.get('s') ?? '')
    const event = readEvent(body, eventSchema)
    const update = event?.type.startsWith('transaction_') ? transactionUpdate(event.data) : undefined
    return update ? [update] : []
  }

  async #pair(input: OnrampInput, signal: AbortSignal): Promise<MoonPayPair> {
    const { asset, method } = (await this.#options.listings.of(input, signal)).find(input)
    return { asset, currency: input.currency, method: method.code }
  }
}
