import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainPrices } from './ChainPrices'
import { KNOWN_CHAINS } from './knownChains'
import type { CaipAddress, PriceSource, TrustedSource } from './PriceSource'
import { PriceSourceCache } from './PriceSourceCache'
import type { PriceSourceSettings, PricesFile, RateSourceSettings } from './PricesFile'
import { CurrencyRates } from './rates/CurrencyRates'
import { FileRates } from './rates/FileRates'
import { HttpRates } from './rates/HttpRates'
import { CoinGeckoSource } from './sources/CoinGeckoSource'
import { FileSource } from './sources/FileSource'
import { LlamaSource } from './sources/LlamaSource'
import { PoolSource } from './sources/PoolSource'
import type { UsdPrice } from './UsdAnswer'
import { UsdPrices } from './UsdPrices'

const TIMEOUT = 3000
const STALE_AFTER = 3600

export interface PriceSourceCacheDependencies {
  readonly settings: PricesFile
  readonly rpc: Pick<ChainRpc, 'request' | 'batch'>
  /** Chain settings by CAIP-2 id. */
  readonly chains: ReadonlyMap<string, { readonly prices?: ChainPrices | undefined }>
  /** Called with a source's name and an error if the source fails or returns an implausible price. */
  readonly onTrouble?: (source: string, error: unknown) => void
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
}

/** Creates the cache of the configured price sources. */
export function createPriceSourceCache(parts: PriceSourceCacheDependencies): PriceSourceCache {
  const { settings, now = Date.now, onTrouble = () => {} } = parts
  const sources = settings.sources.map((source): TrustedSource => {
    const { timeout = TIMEOUT, staleAfter = settings.staleAfter ?? STALE_AFTER } = source
    return { source: createSource(source, parts, usdOf), timeout, staleAfter: staleAfter * 1000 }
  })
  const usd = new UsdPrices(sources, { now, onTrouble })
  async function usdOf(asset: CaipAddress): Promise<UsdPrice | undefined> {
    return (await usd.ask(asset)).price
  }
  return new PriceSourceCache(usd, createRates(settings.rates, usd, now, onTrouble))
}

function createSource(
  settings: PriceSourceSettings,
  { rpc, chains }: PriceSourceCacheDependencies,
  usdOf: (asset: CaipAddress) => Promise<UsdPrice | undefined>,
): PriceSource {
  const { name = settings.kind } = settings
  const pricesOf = (chainId: string): ChainPrices | undefined => chains.get(chainId)?.prices
  const known = (chainId: string): ChainPrices | undefined =>
    Object.hasOwn(KNOWN_CHAINS, chainId) ? KNOWN_CHAINS[chainId] : undefined
  switch (settings.kind) {
    case 'file':
      return new FileSource(name, settings.path)
    case 'pools':
      return new PoolSource({ name, rpc, pricesOf, usdOf })
    case 'coingecko': {
      const { batchSize = 30 } = settings
      const names = (chainId: string): NonNullable<ChainPrices['coingecko']> => ({
        ...known(chainId)?.coingecko,
        ...pricesOf(chainId)?.coingecko,
      })
      return new CoinGeckoSource({ ...settings, name, batchSize, names })
    }
    case 'llama': {
      const { batchSize = 50, minConfidence = 0.9 } = settings
      const names = (chainId: string): NonNullable<ChainPrices['llama']> => ({
        ...known(chainId)?.llama,
        ...pricesOf(chainId)?.llama,
      })
      return new LlamaSource({ ...settings, name, batchSize, minConfidence, names })
    }
  }
}

function createRates(
  settings: RateSourceSettings | undefined,
  usd: UsdPrices,
  now: () => number,
  onTrouble: (source: string, error: unknown) => void,
): CurrencyRates {
  if (!settings) return new CurrencyRates(usd, { now })
  const source = settings.kind === 'file' ? new FileRates(settings.path) : new HttpRates(settings.url, settings.headers)
  return new CurrencyRates(usd, {
    source,
    now,
    onTrouble: error => onTrouble('rates', error),
    ...(settings.kind === 'http' && settings.timeout !== undefined && { timeout: settings.timeout }),
    ...(settings.staleAfter !== undefined && { staleAfter: settings.staleAfter * 1000 }),
  })
}
