import { OnrampFailure } from '../../OnrampFailure'
import type {
  OnrampFee,
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
import { latestUpdate } from '../latestUpdate'
import type { OnrampApi } from '../OnrampApi'
import type { OnrampBase } from '../OnrampBase'
import { onlyUnavailable, optionsOf } from '../onlyUnavailable'
import { publicAddress } from '../publicAddress'
import { requireEcho } from '../requireEcho'
import { requireOffer } from '../requireOffer'
import { requirePage } from '../requirePage'
import { readEvent } from '../webhookSignature'
import { TRANSAK_NETWORKS } from './networks'
import { orderUpdate } from './orderUpdate'
import type { PartnerTokens } from './PartnerTokens'
import { ordersSchema, quoteSchema, webhookSchema, widgetSchema } from './responses'
import type { TransakListings } from './TransakListings'
import { verifyOrderToken } from './verifyOrderToken'

export interface TransakOptions extends OnrampBase {
  /** Partner API key. */
  readonly key: string
  /** Domain of the app, registered with Transak. */
  readonly referrerDomain: string
  /** API for prices and lists. */
  readonly api: Pick<OnrampApi, 'send'>
  /** API for sessions and orders. */
  readonly gateway: Pick<OnrampApi, 'send'>
  readonly tokens: PartnerTokens
  readonly listings: TransakListings
  /** Hosts of the provider's pages. */
  readonly pageHosts: readonly string[]
}

/** [Transak](https://docs.transak.com) with the hosted widget. */
export class TransakProvider implements OnrampProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly isSandbox: boolean
  readonly #options: TransakOptions

  constructor(options: TransakOptions) {
    this.id = options.id
    this.name = options.name
    this.timeout = options.timeout
    this.isSandbox = options.isSandbox
    this.#options = options
  }

  supports(chainId: string): boolean {
    return Object.hasOwn(TRANSAK_NETWORKS, chainId)
  }

  options(market: OnrampMarket, signal: AbortSignal): Promise<OnrampOptions | undefined> {
    return optionsOf(this.#options.listings.of(market, signal))
  }

  async quote(input: OnrampInput, signal: AbortSignal): Promise<OnrampOffer> {
    const { asset, method } = (await this.#options.listings.of(input, signal)).require(input)
    const request = {
      headers: { 'x-api-key': this.#options.key },
      query: {
        partnerApiKey: this.#options.key,
        fiatCurrency: input.currency,
        cryptoCurrency: asset.symbol,
        isBuyOrSell: 'BUY',
        network: asset.network,
        paymentMethod: method.code,
        fiatAmount: centsText(input.total),
        quoteCountryCode: input.country,
      },
    }
    const { response } = await this.#options.api.send('/api/v1/pricing/public/quotes', request, quoteSchema, signal)
    requireEcho(this.id, {
      currency: [response.fiatCurrency, input.currency],
      asset: [response.cryptoCurrency, asset.symbol],
      network: [response.network, asset.network],
      method: [response.paymentMethod, method.code],
    })
    return requireOffer(this.id, input, {
      total: response.fiatAmount,
      subtotal: response.fiatAmount - response.totalFee,
      fees: response.feeBreakdown.map(({ id, value }): OnrampFee => ({ kind: feeKind(id), amount: value })),
      amount: response.cryptoAmount,
      reference: response.quoteId,
    })
  }

  async createSession(order: OnrampOrder, signal: AbortSignal): Promise<OnrampLink> {
    const { key, referrerDomain, gateway, listings, tokens, pageHosts } = this.#options
    const { asset, method } = (await listings.of(order, signal)).require(order)
    const widgetParams = {
      apiKey: key,
      referrerDomain,
      productsAvailed: 'BUY',
      cryptoCurrencyCode: asset.symbol,
      network: asset.network,
      walletAddress: order.address,
      disableWalletAddressForm: true,
      fiatCurrency: order.currency,
      fiatAmount: Number(centsText(order.total)),
      paymentMethod: method.code,
      countryCode: order.country,
      hideExchangeScreen: true,
      partnerOrderId: order.sessionId,
      redirectURL: order.redirectUrl,
    }
    const address = publicAddress(order.clientIp)
    const { data } = await tokens.use(token => {
      const headers = {
        'access-token': token,
        'x-api-key': key,
        ...(address !== undefined && { 'x-user-ip': address }),
      }
      return gateway.send('/api/v2/auth/session', { headers, body: { widgetParams } }, widgetSchema, signal)
    }, signal)
    return { url: requirePage(this.id, data.widgetUrl, pageHosts) }
  }

  async status({ sessionId, address }: OnrampPurchaseKey, signal: AbortSignal): Promise<OnrampUpdate | undefined> {
    const { gateway, tokens } = this.#options
    const query = { partnerOrderId: sessionId, productsAvailed: 'BUY' }
    const { data } = await onlyUnavailable(
      tokens.use(token => {
        const request = { query, headers: { 'x-access-token': token } }
        return gateway.send('/api/v2/partner/orders', request, ordersSchema, signal)
      }, signal),
    )
    const updates = data.map(order => {
      requireEcho(this.id, { purchase: [order.partnerOrderId, sessionId] })
      const { walletAddress } = order
      if (walletAddress && !isSameAddress(walletAddress, address)) {
        throw new OnrampFailure('unavailable', `${this.id} answered for another address`)
      }
      return orderUpdate({ ...order, partnerOrderId: sessionId })
    })
    return latestUpdate(updates.filter(update => update !== undefined))
  }

  async readWebhook({ body }: OnrampWebhook, signal: AbortSignal): Promise<readonly OnrampUpdate[]> {
    const { tokens, now } = this.#options
    const event = readEvent(body, webhookSchema)
    if (!event) throw new OnrampFailure('forged', 'The webhook has no token')
    if (tokens.known.length === 0) await tokens.current(signal)
    const order = await verifyOrderToken(event.data, tokens.known, now())
    const update = order && orderUpdate(order)
    return update ? [update] : []
  }
}

function feeKind(id: string): OnrampFee['kind'] {
  if (id.includes('network')) return 'network'
  return id.includes('partner') ? 'operator' : 'provider'
}
