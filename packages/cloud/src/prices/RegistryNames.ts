import { nativeCurrencyOf } from '../balances/nativeCurrency'
import type { ChainSettings } from '../chains/ChainSettings'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { Token } from '../tokens/Token'
import type { TokenRegistry } from '../tokens/TokenRegistry'
import type { AssetInfo, AssetNames } from './PriceService'

/** Returns the icon of a token or native asset, empty if there is none. */
export type IconOf = (chainId: string, token: Token | undefined) => string

/** Finds asset names in the operator's lists and on the chains. */
export class RegistryNames implements AssetNames {
  readonly #tokens: Pick<TokenRegistry, 'describe'>
  readonly #chains: ReadonlyMap<string, ChainSettings>
  readonly #iconOf: IconOf

  constructor(tokens: Pick<TokenRegistry, 'describe'>, chains: ReadonlyMap<string, ChainSettings>, iconOf: IconOf) {
    this.#tokens = tokens
    this.#chains = chains
    this.#iconOf = iconOf
  }

  async describe(chainId: string, addresses: readonly string[]): Promise<ReadonlyMap<string, AssetInfo>> {
    if (!this.#chains.has(chainId)) return new Map()
    try {
      const tokens = await this.#tokens.describe(chainId, addresses)
      return new Map([...tokens].map(([address, token]) => [address, infoOf(token, this.#iconOf(chainId, token))]))
    } catch (error) {
      // A price is useful even if the chain can't be read for the token's name.
      if (error instanceof ChainUnavailable) return new Map()
      throw error
    }
  }

  native(chainId: string): AssetInfo {
    const currency = nativeCurrencyOf(chainId, this.#chains.get(chainId)?.nativeCurrency)
    return infoOf(currency, this.#iconOf(chainId, undefined))
  }
}

function infoOf({ name, symbol, decimals }: Omit<AssetInfo, 'iconUrl'>, iconUrl: string): AssetInfo {
  return { name, symbol, decimals, iconUrl }
}
