import type { FungiblePrice, FungiblePrices, PriceQuery } from '@openappkit/contract'
import { HttpFailure } from '../http/HttpFailure'
import { caipOf, partsOf, readAsset } from './caipAsset'
import type { CaipAddress } from './PriceSource'
import type { Price, PriceSourceCache } from './PriceSourceCache'

/** What a token is called, as far as an answer needs it. */
export interface AssetInfo {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Empty: there is none. */
  readonly iconUrl: string
}

/** Knows what assets of a chain are called. */
export interface AssetNames {
  /** Tokens by address. What isn't known is left out. */
  describe(chainId: string, addresses: readonly string[]): Promise<ReadonlyMap<string, AssetInfo>>
  /** The chain's own asset. */
  native(chainId: string): AssetInfo
}

/** Answers questions for prices in the words of the contract. */
export class PriceService {
  readonly #book: Pick<PriceSourceCache, 'ask'>
  readonly #names: AssetNames

  constructor(book: Pick<PriceSourceCache, 'ask'>, names: AssetNames) {
    this.#book = book
    this.#names = names
  }

  /** @throws HttpFailure 400 for addresses that are none, 503 when no source answered. */
  async answer({ currency, addresses }: PriceQuery): Promise<FungiblePrices> {
    const asked = readAddresses(addresses)
    const { prices, isComplete } = await this.#book.ask(currency, [...asked.values()])
    if (prices.size === 0 && !isComplete) throw new HttpFailure(503, '', 'Prices are not available at the moment')
    const infos = await this.#infosOf([...prices.keys()])
    const fungibles = [...asked].flatMap(([address, asset]) => {
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

/** Assets by how they were written. */
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
