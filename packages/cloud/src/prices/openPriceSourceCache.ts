import type { Logger } from 'pino'
import type { ChainRpc } from '../chains/ChainRpc'
import { createPriceSourceCache, type PriceSourceCacheDependencies } from './createPriceSourceCache'
import type { PriceSourceCache } from './PriceSourceCache'
import { LOCAL_PRICES, type PricesFile, parsePrices, readPricesFile } from './PricesFile'

/**
 * Opens the price sources of a server.
 *
 * @throws Error describing the problem with the settings.
 */
export async function openPriceSourceCache(
  prices: string | PricesFile = LOCAL_PRICES,
  rpc: ChainRpc,
  chains: PriceSourceCacheDependencies['chains'],
  logger: Logger,
): Promise<PriceSourceCache> {
  const settings = typeof prices === 'string' ? await readPricesFile(prices) : parsePrices(prices)
  const onTrouble = (source: string, err: unknown): void => logger.warn({ source, err }, "Couldn't fetch prices")
  return createPriceSourceCache({ settings, rpc, chains, onTrouble })
}
