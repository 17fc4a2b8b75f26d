import type { Logger } from 'pino'
import type { ChainRpc } from '../chains/ChainRpc'
import { createPriceBook, type PriceBookParts } from './createPriceBook'
import type { PriceBook } from './PriceBook'
import { LOCAL_PRICES, type PricesFile, parsePrices, readPricesFile } from './PricesFile'

/** The price book of a server. @throws Error that says what is wrong with the settings. */
export async function openPriceBook(
  prices: string | PricesFile = LOCAL_PRICES,
  rpc: ChainRpc,
  chains: PriceBookParts['chains'],
  logger: Logger,
): Promise<PriceBook> {
  const settings = typeof prices === 'string' ? await readPricesFile(prices) : parsePrices(prices)
  const onTrouble = (source: string, err: unknown): void =>
    logger.warn({ source, err }, 'Prices could not be asked for')
  return createPriceBook({ settings, rpc, chains, onTrouble })
}
