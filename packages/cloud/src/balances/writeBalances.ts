import type { Balance } from '@openappkit/contract'
import type { ChainSettings } from '../chains/ChainSettings'
import { caipOf, nativeOf } from '../prices/caipAsset'
import type { CaipAddress } from '../prices/PriceSource'
import type { Price } from '../prices/PriceSourceCache'
import { decimalText } from './decimalText'
import type { Holding } from './Holding'
import { nativeCurrencyOf } from './nativeCurrency'

/** Milliseconds after which a price comes with its age. */
const OLD = 2 * 60_000

/** What balances are shown with. */
export interface BalanceFacts {
  readonly chains: ReadonlyMap<string, ChainSettings>
  /** Of one, by asset: CAIP-10, or `{chainId}:native`. Absent: unknown. */
  readonly prices: ReadonlyMap<string, Pick<Price, 'price' | 'priceDayAgo' | 'asOf'>>
  /** Where a page may load a picture from. Empty: there is none. */
  readonly iconOf: (holding: Holding) => string
}

/** By which a holding's price is known. */
export function assetOf({ chainId, token }: Holding): CaipAddress {
  return token ? caipOf(chainId, token.address) : nativeOf(chainId)
}

/** Holdings as the contract has them, what is worth most first. Tokens that the operator calls spam are left out. */
export function writeBalances(
  holdings: readonly Holding[],
  facts: BalanceFacts,
  now: number = Date.now(),
): readonly Balance[] {
  return holdings
    .filter(({ token }) => !token?.isSpam)
    .map(holding => writeBalance(holding, facts, now))
    .toSorted(
      (a, b) => (b.value ?? -1) - (a.value ?? -1) || Number(a.address !== undefined) - Number(b.address !== undefined),
    )
}

function writeBalance(holding: Holding, { chains, prices, iconOf }: BalanceFacts, now: number): Balance {
  const { chainId, token, units, unconfirmed } = holding
  const { name, symbol, decimals } = token ?? nativeCurrencyOf(chainId, chains.get(chainId)?.nativeCurrency)
  const numeric = decimalText(units, decimals)
  const { price, priceDayAgo, asOf } = prices.get(assetOf(holding)) ?? {}
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
    iconUrl: iconOf(holding),
  }
}
