import { OnrampFailure } from '../../OnrampFailure'
import type { OnrampMarket } from '../../OnrampProvider'
import { isChain, listedAsset } from '../chains'
import { type ListedMethod, Listing } from '../Listing'
import type { OnrampApi } from '../OnrampApi'
import { RecentValues } from '../RecentValues'
import { requireEcho } from '../requireEcho'
import { rampMethod } from './methods'
import { RAMP_NETWORKS } from './networks'
import { assetsSchema, currenciesSchema, paymentMethodsSchema, type RampAssets, type RampMethod } from './responses'

/** Most currencies to list. Ramp needs a request for the limits in each. */
const MOST_CURRENCIES = 4
/** Currencies to list first. */
const COMMON = ['EUR', 'USD', 'GBP']

/** Ramp's codes of an asset. */
export interface RampAsset {
  /** Chain and symbol, such as `ETH_USDC`. */
  readonly code: string
  readonly symbol: string
  readonly chain: string
}

export interface RampListingsOptions {
  readonly id: string
  readonly api: Pick<OnrampApi, 'send'>
  /** Host API key. */
  readonly key: string
  readonly now: () => number
}

/** Lists Ramp's assets and payment methods. */
export class RampListings {
  readonly #options: RampListingsOptions
  readonly #assets: RecentValues<RampAssets>
  readonly #methods: RecentValues<readonly RampMethod[]>
  readonly #currencies: RecentValues<readonly string[]>

  constructor(options: RampListingsOptions) {
    this.#options = options
    this.#assets = new RecentValues(options.now)
    this.#methods = new RecentValues(options.now)
    this.#currencies = new RecentValues(options.now)
  }

  /**
   * Returns Ramp's offer in a market.
   *
   * @param currency - The only currency to list. Default: the common ones.
   * @throws OnrampFailure with the reason.
   */
  async of(market: OnrampMarket, signal: AbortSignal, currency?: string): Promise<Listing<RampAsset>> {
    const [methods, currencies] = await Promise.all([
      this.#methodsIn(market, signal),
      this.#currenciesIn(market, signal),
    ])
    const payable = currencies.filter(code => methods.some(method => method.currencies.includes(code)))
    if (payable.length === 0) throw new OnrampFailure('unsupported-country')
    const chosen = currency === undefined ? commonOf(payable) : payable.filter(code => code === currency)
    const lists = await Promise.all(chosen.map(code => this.#assetsIn(code, signal)))
    const [first] = lists
    if (!first) throw new OnrampFailure('unsupported-currency')
    const payments = lists.map(list => [list.currencyCode, methodsOf(list, methods)] as const)
    return new Listing(assetsOf(first, market.chainId), Object.fromEntries(payments))
  }

  #assetsIn(currencyCode: string, signal: AbortSignal): Promise<RampAssets> {
    return this.#assets.get(currencyCode, async () => {
      const { id, api, key: hostApiKey } = this.#options
      const request = { query: { currencyCode, hostApiKey } }
      const assets = await api.send('/host-api/v3/assets', request, assetsSchema, signal)
      requireEcho(id, { currency: [assets.currencyCode, currencyCode] })
      return assets
    })
  }

  async #methodsIn({ country }: OnrampMarket, signal: AbortSignal): Promise<readonly RampMethod[]> {
    const methods = await this.#methods.get('', () => {
      const request = { query: { hostApiKey: this.#options.key } }
      return this.#options.api.send('/host-api/v3/payment-methods', request, paymentMethodsSchema, signal)
    })
    return methods.filter(({ countries }) => countries.includes(country.toLowerCase()))
  }

  #currenciesIn({ country }: OnrampMarket, signal: AbortSignal): Promise<readonly string[]> {
    return this.#currencies.get(country, async () => {
      const request = { query: { countryCode: country, hostApiKey: this.#options.key } }
      const list = await this.#options.api.send('/host-api/v3/currencies', request, currenciesSchema, signal)
      return list.flatMap(({ fiatCurrency, onrampAvailable }) => (onrampAvailable ? [fiatCurrency] : []))
    })
  }
}

function commonOf(currencies: readonly string[]): readonly string[] {
  const common = COMMON.filter(code => currencies.includes(code))
  const others = currencies.filter(code => !COMMON.includes(code))
  return [...common, ...others].slice(0, MOST_CURRENCIES)
}

function methodsOf(list: RampAssets, methods: readonly RampMethod[]): readonly ListedMethod[] {
  const { currencyCode, minPurchaseAmount: min, maxPurchaseAmount: max } = list
  const usable = methods.filter(({ currencies }) => currencies.includes(currencyCode))
  return usable.map(({ name }) => ({ code: name, method: rampMethod(name), min, max }))
}

function assetsOf({ assets }: RampAssets, chainId: string): ReadonlyMap<string, RampAsset> {
  const found = new Map<string, RampAsset>()
  for (const { symbol, chain, address, enabled, hidden } of assets) {
    if (!enabled || hidden || !isChain(chainId, RAMP_NETWORKS, { name: chain })) continue
    const asset = listedAsset(chainId, { symbol, address })
    if (asset !== undefined && !found.has(asset)) found.set(asset, { code: `${chain}_${symbol}`, symbol, chain })
  }
  return found
}
