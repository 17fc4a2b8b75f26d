import { OnrampFailure } from '../../OnrampFailure'
import type { OnrampMarket, OnrampMethodLimits } from '../../OnrampProvider'
import { isChain, listedAsset } from '../chains'
import { Listing } from '../Listing'
import { marketKey } from '../marketKey'
import type { OnrampApi } from '../OnrampApi'
import { RecentValues } from '../RecentValues'
import { requireEcho } from '../requireEcho'
import { moonPayMethods } from './methods'
import { MOONPAY_NETWORKS } from './networks'
import { countriesSchema, currenciesSchema, limitsSchema, type MoonPayCrypto } from './responses'

export interface MoonPayListingsOptions {
  readonly id: string
  readonly api: Pick<OnrampApi, 'send'>
  /** Publishable key. */
  readonly key: string
  readonly isSandbox: boolean
  readonly now: () => number
}

/** A currency pair. */
export interface MoonPayPair {
  /** MoonPay's code of the asset. */
  readonly asset: string
  /** ISO 4217 code. */
  readonly currency: string
  /** MoonPay's code of the payment method. */
  readonly method: string
}

/** Lists MoonPay's assets, countries and limits. */
export class MoonPayListings {
  readonly #options: MoonPayListingsOptions
  readonly #listings: RecentValues<Listing<string>>
  readonly #limits: RecentValues<Pick<OnrampMethodLimits, 'min' | 'max'>>

  constructor(options: MoonPayListingsOptions) {
    this.#options = options
    this.#listings = new RecentValues(options.now)
    this.#limits = new RecentValues(options.now)
  }

  /**
   * Returns MoonPay's offer in a market.
   *
   * @throws OnrampFailure `unsupported-country` or `unavailable`.
   */
  of(market: OnrampMarket, signal: AbortSignal): Promise<Listing<string>> {
    return this.#listings.get(marketKey(market), async () => {
      const { api, key: apiKey, isSandbox } = this.#options
      const request = { query: { apiKey } }
      const [countries, currencies] = await Promise.all([
        api.send('/v3/countries', request, countriesSchema, signal),
        api.send('/v3/currencies', request, currenciesSchema, signal),
      ])
      const country = countries.find(({ alpha2 }) => alpha2 === market.country)
      const state = country?.states?.find(({ code }) => code === market.subdivision)
      if (!country?.isBuyAllowed || state?.isBuyAllowed === false) throw new OnrampFailure('unsupported-country')
      const assets = new Map<string, string>()
      const payments: [string, { code: string; method: string; min: bigint; max: bigint }[]][] = []
      for (const currency of currencies) {
        if (currency.type === 'fiat') {
          const { code, minBuyAmount: min, maxBuyAmount: max } = currency
          if (min == null || max == null) continue
          const name = code.toUpperCase()
          payments.push([name, moonPayMethods(name).map(method => ({ ...method, min, max }))])
        } else if (isSold(currency, market, isSandbox)) {
          const asset = assetOf(currency, market.chainId)
          if (asset !== undefined && !assets.has(asset)) assets.set(asset, currency.code)
        }
      }
      return new Listing(assets, Object.fromEntries(payments))
    })
  }

  /**
   * Returns the limits of a currency pair.
   *
   * @throws OnrampFailure with the reason.
   */
  limitsOf(
    { asset, currency, method }: MoonPayPair,
    signal: AbortSignal,
  ): Promise<Pick<OnrampMethodLimits, 'min' | 'max'>> {
    return this.#limits.get(`${asset} ${currency} ${method}`, async () => {
      const { id, api, key: apiKey } = this.#options
      const baseCurrencyCode = currency.toLowerCase()
      const query = { apiKey, baseCurrencyCode, paymentMethod: method, areFeesIncluded: 'true' }
      const path = `/v3/currencies/${encodeURIComponent(asset)}/limits`
      const { baseCurrency, paymentMethod } = await api.send(path, { query }, limitsSchema, signal)
      requireEcho(id, { currency: [baseCurrency.code, currency], method: [paymentMethod, method] })
      return { min: baseCurrency.minBuyAmount, max: baseCurrency.maxBuyAmount }
    })
  }
}

function isSold(crypto: MoonPayCrypto, { country, subdivision = '' }: OnrampMarket, isSandbox: boolean): boolean {
  const isRestricted =
    crypto.notAllowedCountries.includes(country) ||
    (country === 'US' && (!crypto.isSupportedInUs || crypto.notAllowedUSStates.includes(subdivision)))
  return !crypto.isSuspended && !isRestricted && (isSandbox ? crypto.supportsTestMode : crypto.supportsLiveMode)
}

function assetOf({ code, metadata }: MoonPayCrypto, chainId: string): string | undefined {
  const network = { name: metadata?.networkCode ?? '', number: metadata?.chainId?.toString() }
  if (!isChain(chainId, MOONPAY_NETWORKS, network)) return undefined
  const [symbol = ''] = code.split('_')
  return listedAsset(chainId, { symbol, address: metadata?.contractAddress?.toString() })
}
