import type { Balance } from '@openappkit/contract'
import type { ChainSettings } from '../chains/ChainSettings'
import { caipOf, nativeOf } from '../prices/caipAsset'
import type { CaipAddress } from '../prices/PriceSource'
import type { Price } from '../prices/PriceSourceCache'
import type { Asset } from './Asset'
import { decimalText } from './decimalText'
import { nativeCurrencyOf } from './nativeCurrency'

/** Maximum age of a price in milliseconds. For older prices, the balance includes the price's time. */
const OLD = 2 * 60_000

/** Data for the balances of a response. */
export interface BalanceFacts {
  readonly chains: ReadonlyMap<string, ChainSettings>
  /** Prices per unit, by asset: CAIP-10 or `{chainId}:native`. Omits unknown prices. */
  readonly prices: ReadonlyMap<string, Pick<Price, 'price' | 'priceDayAgo' | 'asOf'>>
  /** Returns the URL of an asset's icon, or an empty string if there is none. */
  readonly iconOf: (asset: Asset) => string
}

/** Returns the asset id that identifies the price of a balance. */
export function assetOf({ chainId, token }: Asset): CaipAddress {
  return token ? caipOf(chainId, token.address) : nativeOf(chainId)
}

/** Returns assets in the response format, highest value first. Omits tokens that the operator marks as spam. */
export function writeBalances(
  assets: readonly Asset[],
  facts: BalanceFacts,
  now: number = Date.now(),
): readonly Balance[] {
  return assets
    .filter(({ token }) => !token?.isSpam)
    .map(asset => writeBalance(asset, facts, now))
    .toSorted(
      (a, b) => (b.value ?? -1) - (a.value ?? -1) || Number(a.address !== undefined) - Number(b.address !== undefined),
    )
}

function writeBalance(asset: Asset, { chains, prices, iconOf }: BalanceFacts, now: number): Balance {
  const { chainId, token, units, unconfirmed } = asset
  const { name, symbol, decimals } = token ?? nativeCurrencyOf(chainId, chains.get(chainId)?.nativeCurrency)
  const numeric = decimalText(units, decimals)
  const { price, priceDayAgo, asOf } = prices.get(assetOf(asset)) ?? {}
  const value = price === undefined ? undefined : Number(numeric) * price
  return {
    name,
    symbol,
    chainId,
    ...(token && { address: `${chainId}:${token.address}` }),
    ...(value !== undefined && Number.isFinite(value) && { value }),
    price: price ?? 0,
    ...(priceDayAgo !== undefined && { priceDayAgo }),
    ...(asOf !== undefined && now - asOf.getTime() > OLD && { priceAsOf: asOf.toISOString() }),
    quantity: { decimals: String(decimals), numeric },
    ...(unconfirmed !== undefined && { unconfirmed: decimalText(unconfirmed, decimals) }),
    iconUrl: iconOf(asset),
  }
}
