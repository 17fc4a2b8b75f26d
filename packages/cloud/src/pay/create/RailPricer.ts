import type { InvoiceRequest } from '@openappkit/contract'
import { parseAssetType } from '@openappkit/contract/assets'
import { currencySchema } from '@openappkit/contract/schemas'
import { nativeCurrencyOf } from '../../balances/nativeCurrency'
import type { Chains } from '../../chains/chainsService'
import { isChainTrouble } from '../../chains/isChainTrouble'
import { caipOf } from '../../prices/caipAsset'
import type { PriceSourceCache } from '../../prices/PriceSourceCache'
import type { TokenRegistry } from '../../tokens/TokenRegistry'
import { tokenKey } from '../../tokens/tokenKey'
import { finalityOf } from '../invoice/finality'
import { currencyDecimals, priceInUnits, usdCents } from '../invoice/priceInUnits'
import type { AcceptedAsset, MerchantSettings, ReceiveSettings } from '../settings/PayFile'

/** A rail with its price, before it has an address. */
export interface PricedRail {
  readonly receive: ReceiveSettings
  readonly chainId: string
  readonly asset: string
  readonly symbol: string
  readonly decimals: number
  readonly price: bigint
  /** Null if the block must be finalized. */
  readonly confirmations: number | null
}

export interface RailPricerDependencies {
  readonly chains: Pick<Chains, 'settings'>
  readonly prices: Pick<PriceSourceCache, 'quote'>
  readonly registry: Pick<TokenRegistry, 'find'>
}

/** Prices an invoice in the assets that a merchant accepts. */
export class RailPricer {
  readonly #dependencies: RailPricerDependencies

  constructor(dependencies: RailPricerDependencies) {
    this.#dependencies = dependencies
  }

  /** Returns the rails of an invoice. Omits assets without a price, and those whose chain can't be read. */
  async price(
    merchant: MerchantSettings,
    { accepts, amount: { currency, minor } }: InvoiceRequest,
    signal: AbortSignal,
  ): Promise<readonly PricedRail[]> {
    const places = currencyDecimals(currency)
    if (places === undefined) return []
    const wanted = acceptedBy(merchant, accepts)
    const cents = await this.#cents(currency, BigInt(minor), places, wanted)
    const rails = await Promise.all(
      wanted.map(({ accepted, receive }) => this.#rail(receive, accepted, { currency, minor, places, cents }, signal)),
    )
    return rails.flatMap(rail => rail ?? [])
  }

  async #rail(
    receive: ReceiveSettings,
    { asset, peg }: AcceptedAsset,
    { cents, currency, minor, places }: AmountToPrice,
    signal: AbortSignal,
  ): Promise<PricedRail | undefined> {
    const { chains, registry } = this.#dependencies
    const { chainId } = receive
    const settings = chains.settings.get(chainId)
    if (!settings) return undefined
    const known =
      asset === 'native'
        ? nativeCurrencyOf(chainId, settings.nativeCurrency)
        : await registry.find(chainId, asset, signal).catch((error: unknown) => {
            if (isChainTrouble(error)) return undefined
            throw error
          })
    const price = peg === currency ? 1 : await this.#quote(currency, chainId, asset)
    if (!known || price === undefined) return undefined
    const { decimals, symbol } = known
    const finality = finalityOf({
      chainId,
      cents,
      override: receive.confirmations,
      isLocal: settings.local === true,
    })
    return {
      receive,
      chainId,
      asset,
      symbol,
      decimals,
      price: priceInUnits({ minor: BigInt(minor), currencyDecimals: places, decimals, price }),
      confirmations: finality === 'finalized' ? null : finality,
    }
  }

  /** Returns the value in US cents, for the choice of a finality. Undefined if unknown. */
  async #cents(
    currency: string,
    minor: bigint,
    places: number,
    wanted: readonly AcceptedRail[],
  ): Promise<bigint | undefined> {
    if (currency === 'USD') return usdCents(minor, places, 1)
    for (const { accepted, receive } of wanted) {
      const [own, usd] = [
        await this.#quote(currency, receive.chainId, accepted.asset),
        await this.#quote('USD', receive.chainId, accepted.asset),
      ]
      if (own !== undefined && usd !== undefined) return usdCents(minor, places, usd / own)
    }
    return undefined
  }

  async #quote(currency: string, chainId: string, asset: string): Promise<number | undefined> {
    const code = currencySchema.parse(currency.toLowerCase())
    const key = caipOf(chainId, asset)
    return (await this.#dependencies.prices.quote(code, [key])).get(key)?.price
  }
}

/** An asset that a merchant accepts, with a normalized address. */
export interface AcceptedRail {
  readonly receive: ReceiveSettings
  readonly accepted: AcceptedAsset
}

/** Returns the assets of a merchant that a request accepts. Default: all. */
export function acceptedBy(merchant: MerchantSettings, accepts: InvoiceRequest['accepts']): readonly AcceptedRail[] {
  return merchant.receive.flatMap(receive =>
    receive.assets
      .map(accepted => ({ receive, accepted: { ...accepted, asset: keyOf(receive.chainId, accepted.asset) } }))
      .filter(({ accepted: { asset } }) => {
        const isSame = (text: string): boolean => {
          const type = parseAssetType(text)
          return type?.chainId === receive.chainId && keyOf(type.chainId, type.asset) === asset
        }
        return accepts === undefined || accepts.some(isSame)
      }),
  )
}

interface AmountToPrice {
  readonly currency: string
  readonly minor: string
  readonly places: number
  readonly cents: bigint | undefined
}

function keyOf(chainId: string, asset: string): string {
  return asset === 'native' ? asset : tokenKey(chainId, asset)
}
