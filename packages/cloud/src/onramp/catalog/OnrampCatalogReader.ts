import type { OnrampAsset, OnrampCatalog, OnrampOffer } from '@openappkit/contract'
import { formatAssetType } from '@openappkit/contract/assets'
import { LRUCache } from 'lru-cache'
import { nativeCurrencyOf } from '../../balances/nativeCurrency'
import type { ChainSettings } from '../../chains/ChainSettings'
import type { Token } from '../../tokens/Token'
import type { TokenRegistry } from '../../tokens/TokenRegistry'
import { fiatText } from '../fiat'
import type { OnrampMarket, OnrampOptions, OnrampProvider } from '../OnrampProvider'
import type { OnrampProviders } from '../OnrampProviders'
import { sellerOf } from '../seller'

/** Milliseconds for which a provider's options are valid. */
const LIFETIME = 5 * 60_000
/** Assets per provider. Every asset costs the client a row. */
const MOST_ASSETS = 200

export interface OnrampCatalogDependencies {
  readonly providers: Pick<OnrampProviders, 'ask' | 'on'>
  readonly chains: ReadonlyMap<string, ChainSettings>
  readonly registry: Pick<TokenRegistry, 'describe'>
  /** Returns the icon URL of a token or of the native coin, or an empty string if there is none. */
  readonly iconOf: (chainId: string, token: Token | undefined) => string
}

/** Lists the assets that can be bought in a market, and the payment methods. */
export class OnrampCatalogReader {
  readonly #dependencies: OnrampCatalogDependencies
  readonly #known: LRUCache<string, { readonly options: OnrampOptions | undefined }> = new LRUCache({
    max: 1000,
    ttl: LIFETIME,
  })

  constructor(dependencies: OnrampCatalogDependencies) {
    this.#dependencies = dependencies
  }

  /** Returns the catalog. Never rejects for a provider: those that don't answer are listed as unavailable. */
  async read(market: OnrampMarket, signal: AbortSignal): Promise<OnrampCatalog> {
    const providers = this.#dependencies.providers.on(market.chainId)
    const answers = await Promise.all(
      providers.map(provider =>
        this.#options(provider, market, signal).then(
          options => ({ provider, options, isKnown: true }),
          () => ({ provider, options: undefined, isKnown: false }),
        ),
      ),
    )
    const assets = await this.#assets(
      market.chainId,
      answers.flatMap(({ options }) => options?.assets ?? []),
      signal,
    )
    return {
      assets: [...assets.values()],
      providers: answers.flatMap(({ options, provider }) =>
        options ? [offerOf(provider, options, assets)].filter(offer => offer.assets.length > 0) : [],
      ),
      unavailable: answers.flatMap(({ isKnown, provider }) => (isKnown ? [] : [sellerOf(provider)])),
    }
  }

  async #options(
    provider: OnrampProvider,
    market: OnrampMarket,
    signal: AbortSignal,
  ): Promise<OnrampOptions | undefined> {
    const key = JSON.stringify([provider.id, market.chainId, market.country, market.subdivision])
    const known = this.#known.get(key)
    if (known) return known.options
    const options = await this.#dependencies.providers.ask(provider, signal, limited =>
      provider.options(market, limited),
    )
    this.#known.set(key, { options })
    return options
  }

  /** Returns the assets by address. Omits tokens that neither a list nor the chain knows. */
  async #assets(
    chainId: string,
    offered: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, OnrampAsset>> {
    const { chains, iconOf, registry } = this.#dependencies
    const distinct = [...new Set(offered)].slice(0, MOST_ASSETS)
    const addresses = distinct.filter(asset => asset !== 'native')
    // Without the chain, only the native coin is known.
    const tokens = await registry.describe(chainId, addresses, signal).catch(() => new Map<string, Token>())
    return new Map(
      distinct.flatMap((asset): [string, OnrampAsset][] => {
        const id = formatAssetType({ chainId, asset })
        const token = tokens.get(asset)
        if (id === undefined || token?.isSpam) return []
        if (asset === 'native') {
          const { decimals, name, symbol } = nativeCurrencyOf(chainId, chains.get(chainId)?.nativeCurrency)
          const iconUrl = iconOf(chainId, undefined) || null
          return [[asset, { id, address: null, name, symbol, decimals, iconUrl }]]
        }
        if (!token) return []
        const { address, decimals, name, symbol } = token
        return [[asset, { id, address, name, symbol, decimals, iconUrl: iconOf(chainId, token) || null }]]
      }),
    )
  }
}

function offerOf(
  provider: OnrampProvider,
  { assets, payments }: OnrampOptions,
  known: ReadonlyMap<string, OnrampAsset>,
): OnrampOffer {
  return {
    ...sellerOf(provider),
    assets: assets.flatMap(asset => known.get(asset)?.id ?? []),
    payments: Object.entries(payments).map(([currency, methods]) => ({
      currency,
      methods: methods.map(({ max, method, min }) => ({ id: method, min: fiatText(min), max: fiatText(max) })),
    })),
  }
}
