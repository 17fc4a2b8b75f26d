import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import type { SignedCursors } from '../cursors/SignedCursors'
import { NftCollections } from '../nfts/NftCollections'
import { NftContracts } from '../nfts/NftContracts'
import { NftMetadataStore } from '../nfts/NftMetadataStore'
import { NftNames } from '../nfts/NftNames'
import type { Database } from '../storage/Database'
import { BitcoinHistory } from './BitcoinHistory'
import { BlockscoutHistory } from './BlockscoutHistory'
import { EvmIndexHistory } from './EvmIndexHistory'
import { EvmPending } from './EvmPending'
import { HistoryReader } from './HistoryReader'
import type { HistorySource } from './HistorySource'
import { SolanaHistory } from './SolanaHistory'
import { TransactionWriter, type TransactionWriterDependencies } from './TransactionWriter'

export interface HistoryDependencies extends Pick<TransactionWriterDependencies, 'iconOf' | 'proxied' | 'tokens'> {
  readonly database: Database
  readonly cursors: SignedCursors
  readonly rpc: Pick<ChainRpc, 'batch' | 'rest'>
  readonly settings: ReadonlyMap<string, ChainSettings>
}

/**
 * Creates the histories of all chains that have one. Solana and Bitcoin are read from their nodes; EVM chains from
 * indexed blocks, otherwise from an explorer.
 */
export function createHistory({
  cursors,
  database,
  iconOf,
  proxied,
  rpc,
  settings,
  tokens,
}: HistoryDependencies): HistoryReader {
  const sourceOf = (
    chainId: string,
    { esplora = true, explorer, index, tokens: own = [] }: ChainSettings,
  ): HistorySource | undefined => {
    if (chainId.startsWith('eip155:')) {
      if (index) return new EvmIndexHistory(database, chainId, new EvmPending(rpc, chainId))
      return explorer === undefined ? undefined : new BlockscoutHistory(explorer, chainId)
    }
    if (chainId.startsWith('solana:')) {
      return new SolanaHistory(
        rpc,
        chainId,
        own.map(({ address }) => address),
      )
    }
    return chainId.startsWith('bip122:') && esplora ? new BitcoinHistory(rpc, chainId) : undefined
  }
  const kept = new NftMetadataStore(database)
  const nftNames = new NftNames(new NftCollections(new NftContracts(rpc), kept), kept)
  return new HistoryReader(
    [...settings].flatMap(([chainId, own]) => {
      const source = sourceOf(chainId, own)
      return source
        ? [{ source, writer: new TransactionWriter({ chainId, settings: own, tokens, nftNames, iconOf, proxied }) }]
        : []
    }),
    { cursors, servedChains: new Set(settings.keys()) },
  )
}
