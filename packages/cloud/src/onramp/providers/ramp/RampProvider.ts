import type { KeyObject } from 'node:crypto'
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
import type { OnrampApi } from '../OnrampApi'
import type { OnrampBase } from '../OnrampBase'
import { onlyUnavailable, optionsOf } from '../onlyUnavailable'
import { requireEcho } from '../requireEcho'
import { checkedOffer } from '../requireOffer'
import { RAMP_NETWORKS } from './networks'
import { purchaseUpdate, readReference } from './purchaseUpdate'
import type { RampListings } from './RampListings'
import { eventSchema, methodQuoteSchema, purchaseSchema, quotesSchema } from './responses'
import { verifyBody } from './verifyBody'
import type { WebhookLinks } from './WebhookLinks'

export interface RampOptions extends OnrampBase {
  readonly api: Pick<OnrampApi, 'send' | 'find'>
  readonly listings: RampListings
  readonly webhooks: WebhookLinks
  /** Host API key. */
  readonly key: string
  /** Name of the app in the widget. */
  readonly appName: string | undefined
  /** Public key of webhooks. */
  readonly publicKey: KeyObject
  /** URL of the widget. */
  readonly pageUrl: string
}

/** [Ramp Network](https://docs.rampnetwork.com) with the hosted widget. */
export class RampProvider implements OnrampProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly isSandbox: boolean
  readonly #options: RampOptions

  constructor(options: RampOptions) {
    this.id = options.id
    this.name = options.name
    this.timeout = options.timeout
    this.isSandbox = options.isSandbox
    this.#options = options
  }

  supports(chainId: string): boolean {
    return Object.hasOwn(RAMP_NETWORKS, chainId)
  }

  options(market: OnrampMarket, signal: AbortSignal): Promise<OnrampOptions | undefined> {
    return optionsOf(this.#options.listings.of(market, signal))
  }

  async quote(input: OnrampInput, signal: AbortSignal): Promise<OnrampOffer> {
    const { asset, method } = (await this.#options.listings.of(input, signal, input.currency)).require(input)
    const request = {
      query: { hostApiKey: this.#options.key },
      body: {
        cryptoAssetSymbol: asset.code,
        fiatCurrency: input.currency,
        fiatValue: Number(centsText(input.total)),
        userCountryCode: input.country,
      },
    }
    const quotes = await this.#options.api.send('/host-api/v3/onramp/quote/all', request, quotesSchema, signal)
    const stated = methodQuoteSchema.safeParse(quotes[method.code])
    if (!stated.success) throw this.#missing(quotes, method.code)
    const { fiatCurrency, cryptoAmount, fiatValue, appliedFee, hostFeeCut } = stated.data
    requireEcho(this.id, {
      currency: [fiatCurrency, input.currency],
      asset: [`${quotes.asset.chain}_${quotes.asset.symbol}`, asset.code],
      decimals: [`${quotes.asset.decimals}`, `${input.decimals}`],
    })
    const operatorFee = hostFeeCut ?? 0n
    if (operatorFee > appliedFee) throw new OnrampFailure('unavailable', `${this.id} stated fees that don't sum`)
    return checkedOffer(this.id, input, {
      total: fiatValue,
      fees: [
        { kind: 'provider', amount: appliedFee - operatorFee },
        { kind: 'operator', amount: operatorFee },
      ],
      amount: BigInt(cryptoAmount),
    })
  }

  async createSession(order: OnrampOrder, signal: AbortSignal): Promise<OnrampLink> {
    const { listings, webhooks, key, appName, pageUrl } = this.#options
    const { asset, method } = (await listings.of(order, signal, order.currency)).require(order)
    const url = new URL(pageUrl)
    const parameters = {
      hostApiKey: key,
      hostAppName: appName,
      enabledFlows: 'ONRAMP',
      userAddress: order.address,
      swapAsset: asset.code,
      defaultAsset: asset.code,
      fiatCurrency: order.currency,
      fiatValue: centsText(order.total),
      paymentMethodType: method.code,
      selectedCountryCode: order.country,
      finalUrl: order.redirectUrl,
      webhookStatusUrl: webhooks.of(order.sessionId, order.address),
    }
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    return { url: url.href }
  }

  /** Returns the status. Undefined until a webhook brings Ramp's id of the purchase, because Ramp doesn't know ours. */
  async status(purchase: OnrampPurchaseKey, signal: AbortSignal): Promise<OnrampUpdate | undefined> {
    const known = purchase.reference === undefined ? undefined : readReference(purchase.reference)
    if (!known) return undefined
    const path = `/host-api/purchase/${encodeURIComponent(known.id)}`
    const request = { query: { secret: known.token } }
    const found = await onlyUnavailable(this.#options.api.find(path, request, purchaseSchema, signal))
    if (!found) return undefined
    requireEcho(this.id, { purchase: [found.id, known.id] })
    if (!isSameAddress(found.receiverAddress, purchase.address)) {
      throw new OnrampFailure('unavailable', `${this.id} answered for another address`)
    }
    const update = purchaseUpdate({ ...found, purchaseViewToken: known.token })
    return update && { ...update, sessionId: purchase.sessionId }
  }

  async readWebhook(webhook: OnrampWebhook): Promise<readonly OnrampUpdate[]> {
    const { publicKey, webhooks } = this.#options
    const event = eventSchema.safeParse(verifyBody(webhook, publicKey))
    if (!event.success) return []
    const { type, purchase } = event.data
    const sessionId = webhooks.sessionOf(webhook.url, purchase.receiverAddress)
    const update = purchaseUpdate(purchase, type)
    return update ? [{ ...update, sessionId }] : []
  }

  #missing(quotes: Readonly<Record<string, unknown>>, code: string): OnrampFailure {
    if (quotes[code] === undefined) return new OnrampFailure('unsupported-method')
    return new OnrampFailure('unavailable', `${this.id} sent an invalid response (${code})`)
  }
}
