import type { Logger } from 'pino'
import type { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import type { SignedCursors } from '../cursors/SignedCursors'
import type { MediaSource } from '../images/MediaSource'
import { WorkQueue } from '../images/WorkQueue'
import type { Database } from '../storage/Database'
import { IndexedArrivals } from './IndexedArrivals'
import { NftCollections } from './NftCollections'
import { NftContracts } from './NftContracts'
import { NftMetadata } from './NftMetadata'
import { NftMetadataStore } from './NftMetadataStore'
import { NftReader } from './NftReader'
import { NftScanStore } from './NftScanStore'
import { ScannedArrivals } from './ScannedArrivals'

/** Maximum concurrent and waiting metadata fetches. */
const FETCHES = 8
const WAITING = 500
/** Maximum characters of an image URL in a proxy link. If it's longer, the link contains the NFT's id instead. */
const LONGEST_IN_LINK = 2000

export interface NftDependencies {
  readonly database: Database
  readonly rpc: ChainRpc
  readonly chains: ReadonlyMap<string, ChainSettings>
  readonly media: Pick<MediaSource, 'get'>
  readonly cursors: SignedCursors
  /** Returns the image proxy's URL for an image. */
  readonly proxied: (url: string) => string
  readonly logger: Pick<Logger, 'warn'>
}

export interface OpenNfts {
  readonly reader: NftReader
  close(): Promise<void>
}

/** Creates the NFT reader and its dependencies. */
export function openNfts({ database, rpc, chains, media, cursors, proxied, logger }: NftDependencies): OpenNfts {
  const contracts = new NftContracts(rpc)
  const store = new NftMetadataStore(database)
  const indexed = new IndexedArrivals(database)
  const scanned = new ScannedArrivals(rpc, new NftScanStore(database), {
    onTrouble: err => logger.warn({ err }, "Couldn't find the NFTs that an account received"),
  })
  const metadata = new NftMetadata({
    contracts,
    source: media,
    store,
    queue: new WorkQueue(FETCHES, WAITING),
    onTrouble: err => logger.warn({ err }, "Couldn't store the metadata of an NFT"),
  })
  const collections = new NftCollections(contracts, store)
  return {
    reader: new NftReader({
      chainIds: [...chains.keys()],
      // Use the index only if it starts at the chain's first block. Otherwise it lacks earlier NFTs, so search the
      // events.
      arrivalsOf: chainId => (followsFromStart(chains.get(chainId)) ? indexed : scanned),
      contracts,
      collections,
      metadata,
      cursors,
      imageOf: (id, image) => proxied(image.length > LONGEST_IN_LINK ? `nft:${id}` : image),
    }),
    async close() {
      await Promise.all([scanned.close(), metadata.close()])
    },
  }
}

function followsFromStart(settings: ChainSettings | undefined): boolean {
  const fromBlock = settings?.index?.fromBlock
  return typeof fromBlock === 'number' && fromBlock <= 1
}
