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
import type { OnrampBase } from '../OnrampBase'
import { onlyUnavailable, optionsOf } from '../onlyUnavailable'
import { publicAddress } from '../publicAddress'
import { RecentValues } from '../RecentValues'
import { requireEcho } from '../requireEcho'
import { requireOffer } from '../requireOffer'
import { requirePage } from '../requirePage'
import { readEvent } from '../webhookSignature'
import type { CoinbaseApi } from './CoinbaseApi'
import { COINBASE_METHODS, isHostedMethod, SESSION_METHODS } from './methods'
import { COINBASE_NETWORKS } from './networks'
import { buyOptionsSchema, buyQuoteSchema, eventSchema, sessionSchema, transactionsSchema } from './responses'
import { SANDBOX_PREFIX, transactionUpdate } from './transactionUpdate'
import { verifyHook0 } from './verifyHook0'

export interface CoinbaseOptions extends OnrampBase {
  readonly api: CoinbaseApi
  /** Secret of the webhook subscription. Without it, webhooks are refused. */
  readonly webhookSecret: string | undefined
  /** Hosts of the provider's pages. */
  readonly pageHosts: readonly string[]
}

/** Coinbase's codes of an asset. */
interface CoinbaseAsset {
  readonly id: string
  readonly symbol: string
  readonly network: string
}

/** [Coinbase Onramp](https://docs.cdp.coinbase.com/onramp) with the hosted page. */
export class CoinbaseProvider implements OnrampProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly isSandbox: boolean
  readonly #options: CoinbaseOptions
  readonly #listings: RecentValues<Listing<CoinbaseAsset>>

  constructor(options: CoinbaseOptions) {
    this.id = options.id
    this.name = options.name
    this.timeout = options.timeout
    this.isSandbox = options.isSandbox
    this.#options = options
    this.#listings = new RecentValues(options.now)
  }

  supports(chainId: string): boolean {
    return Object.hasOwn(COINBASE_NETWORKS, chainId)
  }

  options(market: OnrampMarket, signal: AbortSignal): Promise<OnrampOptions | undefined> {
    return optionsOf(this.#listing(market, signal))
  }

  async quote(input: OnrampInput, signal: AbortSignal): Promise<OnrampOffer> {
    const { asset, method } = (await this.#listing(input, signal)).require(input)
    const body = {
      purchaseCurrency: asset.id,
      purchaseNetwork: asset.network,
      paymentAmount: centsText(input.total),
      paymentCurrency: input.currency,
      paymentMethod: method.code,
      country: input.country,
      subdivision: input.subdivision,
    }
    const quote = await this.#options.api.send('onramp', '/onramp/v1/buy/quote', { body }, buyQuoteSchema, signal)
    requireEcho(this.id, { asset: [quote.purchaseAmount.currency, asset.id, asset.symbol] })
    const { paymentTotal, paymentSubtotal, coinbaseFee, networkFee } = quote
    // Coinbase answers in USD if it doesn't support the currency.
    const currencies = [paymentTotal, paymentSubtotal, coinbaseFee, networkFee].map(({ currency }) => currency)
    if (currencies.some(currency => currency !== input.currency)) throw new OnrampFailure('unsupported-currency')
    return requireOffer(this.id, input, {
      total: paymentTotal.value,
      subtotal: paymentSubtotal.value,
      fees: [
        { kind: 'provider', amount: coinbaseFee.value },
        { kind: 'network', amount: networkFee.value },
      ],
      amount: quote.purchaseAmount.value,
      reference: quote.quoteId,
    })
  }

  async createSession(order: OnrampOrder, signal: AbortSignal): Promise<OnrampLink> {
    const { asset, method } = (await this.#listing(order, signal)).require(order)
    const clientIp = publicAddress(order.clientIp)
    if (clientIp === undefined && !this.isSandbox) {
      throw new OnrampFailure('network-address-mismatch', `${this.id} needs the public address of the browser`)
    }
    const body = {
      purchaseCurrency: asset.id,
      destinationNetwork: asset.network,
      destinationAddress: order.address,
      paymentAmount: centsText(order.total),
      paymentCurrency: order.currency,
      paymentMethod: SESSION_METHODS[method.code],
      country: order.country,
      subdivision: order.subdivision,
      redirectUrl: order.redirectUrl,
      clientIp,
      partnerUserRef: this.#reference(order.sessionId),
    }
    const path = '/platform/v2/onramp/sessions'
    const { session, quote } = await this.#options.api.send('platform', path, { body }, sessionSchema, signal)
    requireEcho(this.id, {
      currency: [quote?.paymentCurrency, order.currency],
      asset: [quote?.purchaseCurrency, asset.id, asset.symbol],
      network: [quote?.destinationNetwork, asset.network],
    })
    return { url: requirePage(this.id, session.onrampUrl, this.#options.pageHosts) }
  }

  async status({ sessionId, address }: OnrampPurchaseKey, signal: AbortSignal): Promise<OnrampUpdate | undefined> {
    const path = `/onramp/v1/buy/user/${encodeURIComponent(this.#reference(sessionId))}/transactions`
    const request = { query: { pageSize: '10' } }
    const { transactions } = await onlyUnavailable(
      this.#options.api.send('onramp', path, request, transactionsSchema, signal),
    )
    const updates = transactions.map(transaction => {
      const recipient = transaction.walletAddress ?? transaction.destinationAddress
      const isOther = recipient !== undefined && recipient !== '' && !isSameAddress(recipient, address)
      if (isOther) throw new OnrampFailure('unavailable', `${this.id} answered for another address`)
      return transactionUpdate({ ...transaction, partnerUserRef: sessionId })
    })
    return latestUpdate(updates.filter(update => update !== undefined))
  }

  async readWebhook(webhook: OnrampWebhook): Promise<readonly OnrampUpdate[]> {
    const { webhookSecret, now } = this.#options
    if (webhookSecret === undefined) throw new OnrampFailure('forged', `${this.id} has no webhookSecret`)
    verifyHook0(webhook, webhookSecret, now())
    const event = readEvent(webhook.body, eventSchema)
    if (!event?.eventType.startsWith('onramp.transaction.')) return []
    const update = transactionUpdate(event)
    return update ? [update] : []
  }

  #listing(market: OnrampMarket, signal: AbortSignal): Promise<Listing<CoinbaseAsset>> {
    const { chainId, country, subdivision } = market
    return this.#listings.get(marketKey(market), async () => {
      const request = { query: { country, subdivision } }
      const path = '/onramp/v1/buy/options'
      const sold = await this.#options.api.send('onramp', path, request, buyOptionsSchema, signal)
      const assets = new Map<string, CoinbaseAsset>()
      for (const { id, symbol, networks } of sold.purchaseCurrencies) {
        for (const { name, chainId: number, contractAddress } of networks) {
          if (!isChain(chainId, COINBASE_NETWORKS, { name, number })) continue
          const asset = listedAsset(chainId, { symbol, address: contractAddress })
          if (asset !== undefined && !assets.has(asset)) assets.set(asset, { id, symbol, network: name })
        }
      }
      const payments = sold.paymentCurrencies.map(({ id, limits }) => {
        const hosted = limits.filter(limit => isHostedMethod(limit.id))
        return [
          id,
          hosted.map(({ id: code, min, max }) => ({ code, method: COINBASE_METHODS[code] ?? code, min, max })),
        ]
      })
      return new Listing(assets, Object.fromEntries(payments))
    })
  }

  #reference(sessionId: string): string {
    return this.isSandbox ? `${SANDBOX_PREFIX}${sessionId}` : sessionId
  }
}
