import type { OnrampMarket } from '../../OnrampProvider'
import { isChain, listedAsset } from '../chains'
import { Listing } from '../Listing'
import { marketKey } from '../marketKey'
import type { OnrampApi } from '../OnrampApi'
import { RecentValues } from '../RecentValues'
import { transakMethod } from './methods'
import { TRANSAK_NETWORKS } from './networks'
import { cryptoCurrenciesSchema, fiatCurrenciesSchema } from './responses'

/** Transak's codes of an asset. */
export interface TransakAsset {
  readonly symbol: string
  readonly network: string
}

/** Lists Transak's assets and payment methods. */
export class TransakListings {
  readonly #api: Pick<OnrampApi, 'send'>
  readonly #key: string
  readonly #values: RecentValues<Listing<TransakAsset>>

  constructor(api: Pick<OnrampApi, 'send'>, key: string, now: () => number) {
    this.#api = api
    this.#key = key
    this.#values = new RecentValues(now)
  }

  /**
   * Returns Transak's offer in a market.
   *
   * @throws OnrampFailure `unavailable`.
   */
  of(market: OnrampMarket, signal: AbortSignal): Promise<Listing<TransakAsset>> {
    return this.#values.get(marketKey(market), async () => {
      const request = { headers: { 'x-api-key': this.#key }, query: { apiKey: this.#key } }
      const [cryptos, fiats] = await Promise.all([
        this.#api.send('/cryptocoverage/api/v1/public/crypto-currencies', request, cryptoCurrenciesSchema, signal),
        this.#api.send('/fiat/public/v1/currencies/fiat-currencies', request, fiatCurrenciesSchema, signal),
      ])
      const assets = new Map<string, TransakAsset>()
      for (const { symbol, address, isAllowed, network, ...regions } of cryptos.response) {
        const { name, chainId } = network
        const isSold = isAllowed && !isRestricted(regions, market)
        if (!isSold || !isChain(market.chainId, TRANSAK_NETWORKS, { name, number: chainId ?? undefined })) continue
        const asset = listedAsset(market.chainId, { symbol, address })
        if (asset !== undefined && !assets.has(asset)) assets.set(asset, { symbol, network: name })
      }
      const payments = fiats.response
        .filter(({ isAllowed, supportingCountries }) => isAllowed && supportingCountries.includes(market.country))
        .map(({ symbol, paymentOptions }) => {
          const methods = paymentOptions.flatMap(({ id: code, isActive, minAmount: min, maxAmount: max }) => {
            if (!isActive || min == null || max == null) return []
            return [{ code, method: transakMethod(code, symbol), min, max }]
          })
          return [symbol, methods] as const
        })
      return new Listing(assets, Object.fromEntries(payments))
    })
  }
}

/** Returns whether an asset isn't sold in a market. An empty list of states restricts the whole country. */
function isRestricted(
  regions: {
    readonly kycCountriesNotSupported: readonly string[]
    readonly regionsNotSupported: readonly { readonly country: string; readonly restrictedStates: readonly string[] }[]
  },
  { country, subdivision = '' }: OnrampMarket,
): boolean {
  if (regions.kycCountriesNotSupported.includes(country)) return true
  return regions.regionsNotSupported.some(({ country: listed, restrictedStates: states }) => {
    const spellings = [subdivision, `${country}-${subdivision}`]
    return listed === country && (states.length === 0 || states.some(state => spellings.includes(state)))
  })
}
