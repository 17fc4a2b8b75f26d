import type { FungiblePrice, FungiblePrices, PriceQuery } from '@openappkit/contract'
import { HttpFailure } from '../http/HttpFailure'
import { caipOf, partsOf, readAsset } from './caipAsset'
import type { CaipAddress } from './PriceSource'
import type { Price, PriceSourceCache } from './PriceSourceCache'

/** Name and icon of an asset. */
export interface AssetInfo {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Empty if there is none. */
  readonly iconUrl: string
}

/** Finds the names and icons of a chain's assets. */
export interface AssetNames {
  /** Returns tokens by address. Omits unknown tokens. */
  describe(chainId: string, addresses: readonly string[]): Promise<ReadonlyMap<string, AssetInfo>>
  /** Returns the chain's native asset. */
  native(chainId: string): AssetInfo
}

/** Answers price queries in the format of the price endpoint. */
export class PriceService {
  readonly #book: Pick<PriceSourceCache, 'ask'>
  readonly #names: AssetNames

  constructor(book: Pick<PriceSourceCache, 'ask'>, names: AssetNames) {
    this.#book = book
    this.#names = names
  }

  /**
   * Returns the prices of the requested assets. Omits assets without a price.
   *
   * @throws HttpFailure 400 for an invalid address, 503 if the currency's rate is unknown, or if no asset has a price
   * because a source failed.
   */
  async answer({ currency, addresses }: PriceQuery): Promise<FungiblePrices> {
    const assets = readAddresses(addresses)
    const { prices, isComplete } = await this.#book.ask(currency, [...assets.values()])
    if (prices.size === 0 && !isComplete)
      throw new HttpFailure(503, '', 'Prices are temporarily unavailable. Try again.')
    const infos = await this.#infosOf([...prices.keys()])
    const fungibles = [...assets].flatMap(([address, asset]) => {
      const price = prices.get(asset)
      return price ? [rowOf(address, price, infos.get(asset))] : []
    })
    return { fungibles }
  }

  async #infosOf(assets: readonly CaipAddress[]): Promise<ReadonlyMap<CaipAddress, AssetInfo>> {
    const byChain = new Map<string, string[]>()
    for (const { chainId, address } of assets.map(partsOf)) {
      byChain.set(chainId, [...(byChain.get(chainId) ?? []), address])
    }
    const found = [...byChain].map(async ([chainId, addresses]): Promise<[CaipAddress, AssetInfo][]> => {
      const tokens = addresses.filter(address => address !== 'native')
      const known = tokens.length > 0 ? await this.#names.describe(chainId, tokens) : new Map<string, AssetInfo>()
      return addresses.flatMap(address => {
        const info = address === 'native' ? this.#names.native(chainId) : known.get(address)
        return info ? [[caipOf(chainId, address), info] as [CaipAddress, AssetInfo]] : []
      })
    })
    return new Map((await Promise.all(found)).flat())
  }
}

/** Returns the assets, keyed by their spelling in the request. */
function readAddresses(addresses: readonly string[]): ReadonlyMap<string, CaipAddress> {
  if (addresses.length === 0) throw badAddress()
  return new Map(
    addresses.map(address => {
      const asset = readAsset(address)
      if (!asset) throw badAddress()
      return [address, asset]
    }),
  )
}

function badAddress(): HttpFailure {
  return new HttpFailure(400, 'address', 'The address provided is invalid')
}

function rowOf(address: string, { price, priceDayAgo, asOf }: Price, info: AssetInfo | undefined): FungiblePrice {
  return {
    address,
    name: info?.name ?? '',
    symbol: info?.symbol ?? '',
    iconUrl: info?.iconUrl ?? '',
    price,
    ...(priceDayAgo !== undefined && { priceDayAgo }),
    ...(info && { decimals: info.decimals }),
    asOf: asOf.toISOString(),
  }
}
