import type { Logger } from 'pino'
import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import type { Database } from '../storage/Database'
import type { TokenRegistry } from '../tokens/TokenRegistry'
import { AccountBalances } from './AccountBalances'
import { AssetsCache } from './AssetsCache'
import { BitcoinAssets } from './bitcoin/BitcoinAssets'
import { EvmAssets } from './evm/EvmAssets'
import { forgetOldScans } from './evm/forgetOldScans'
import { IndexedTokens } from './evm/IndexedTokens'
import { Multicall } from './evm/Multicall'
import { TokenScanner } from './evm/TokenScanner'
import { TokenScanStore } from './evm/TokenScanStore'
import { SolanaAssets } from './solana/SolanaAssets'

export interface BalanceDependencies {
  readonly database: Database
  readonly rpc: ChainRpc
  readonly chains: ReadonlyMap<string, ChainSettings>
  readonly tokens: TokenRegistry
  readonly logger: Pick<Logger, 'warn'>
}

export interface OpenBalances {
  readonly balances: AccountBalances
  close(): Promise<void>
}

/** Creates the balance readers. */
export function openBalances({ database, rpc, chains, tokens, logger }: BalanceDependencies): OpenBalances {
  const scans = new TokenScanStore(database)
  const stopForgetting = forgetOldScans(scans, logger)
  const received = new TokenScanner(rpc, scans, {
    followed: new IndexedTokens(database),
    onTrouble: err => logger.warn({ err }, "Couldn't find the tokens that an account received"),
  })
  const balances = new AccountBalances(chains, {
    eip155: new AssetsCache(new EvmAssets({ rpc, multicall: new Multicall(rpc), tokens, received })),
    solana: new AssetsCache(new SolanaAssets(rpc, tokens)),
    bip122: new AssetsCache(new BitcoinAssets(rpc)),
  })
  const close = async (): Promise<void> => {
    await Promise.all([received.close(), stopForgetting()])
  }
  return { balances, close }
}
