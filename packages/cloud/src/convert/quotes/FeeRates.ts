import { nativeCurrencyOf } from '../../balances/nativeCurrency'
import type { ChainSettings } from '../../chains/ChainSettings'
import { HttpFailure } from '../../http/HttpFailure'
import { caipOf, nativeOf } from '../../prices/caipAsset'
import type { PriceSourceCache } from '../../prices/PriceSourceCache'
import type { TokenRegistry } from '../../tokens/TokenRegistry'
import { exactRatio } from './exactRatio'
import type { FeeRate } from './rankOffers'

/** Wei of a quote that only measures the rate: small enough not to move a price. */
const PROBE = 10n ** 15n

export interface FeeRatesDependencies {
  readonly prices: Pick<PriceSourceCache, 'quote'>
  readonly tokens: Pick<TokenRegistry, 'find'>
  readonly chains: ReadonlyMap<string, Pick<ChainSettings, 'nativeCurrency'>>
  /** Returns the amount of a token for an amount of the native coin. Undefined if unknown. */
  readonly quoteNative: (chainId: string, to: string, wei: bigint, signal: AbortSignal) => Promise<bigint | undefined>
}

/** Converts network fees into the token that a swap pays out. */
export class FeeRates {
  readonly #parts: FeeRatesDependencies

  constructor(parts: FeeRatesDependencies) {
    this.#parts = parts
  }

  /** Returns the rate, from prices or otherwise from a quote. Undefined if unknown. Never rejects. */
  async of(chainId: string, to: string, signal: AbortSignal): Promise<FeeRate | undefined> {
    if (to === 'native') return { units: 1n, wei: 1n }
    try {
      return (await this.#priced(chainId, to, signal)) ?? (await this.#quoted(chainId, to, signal))
    } catch {
      // The ranking works without the fee.
      return undefined
    }
  }

  async #priced(chainId: string, to: string, signal: AbortSignal): Promise<FeeRate | undefined> {
    const { chains, tokens } = this.#parts
    const [native, asset] = [nativeOf(chainId), caipOf(chainId, to)]
    const [prices, token] = await Promise.all([
      this.#pricesOf([native, asset]),
      tokens.find(chainId, to, signal).catch(() => undefined),
    ])
    const [nativePrice, tokenPrice] = [prices?.get(native)?.price, prices?.get(asset)?.price]
    if (nativePrice === undefined || tokenPrice === undefined || !token) return undefined
    const { decimals } = nativeCurrencyOf(chainId, chains.get(chainId)?.nativeCurrency)
    const [from, per] = [exactRatio(nativePrice), exactRatio(tokenPrice)]
    return {
      units: from.over * per.under * 10n ** BigInt(token.decimals),
      wei: from.under * per.over * 10n ** BigInt(decimals),
    }
  }

  async #pricesOf(
    assets: Parameters<PriceSourceCache['quote']>[1],
  ): Promise<Awaited<ReturnType<PriceSourceCache['quote']>> | undefined> {
    try {
      return await this.#parts.prices.quote('usd', assets)
    } catch (error) {
      if (error instanceof HttpFailure) return undefined
      throw error
    }
  }

  async #quoted(chainId: string, to: string, signal: AbortSignal): Promise<FeeRate | undefined> {
    const units = await this.#parts.quoteNative(chainId, to, PROBE, signal)
    return units === undefined ? undefined : { units, wei: PROBE }
  }
}
