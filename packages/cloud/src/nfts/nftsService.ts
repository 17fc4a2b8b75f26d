import { type Chains, chainsService } from '../chains/chainsService'
import { cursorsService } from '../cursors/cursorsService'
import type { SignedCursors } from '../cursors/SignedCursors'
import { imagesService } from '../images/imagesService'
import type { OpenImages } from '../images/openImages'
import type { Service } from '../services/Service'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { nftEndpoints } from './nftEndpoints'
import { type OpenNfts, openNfts } from './openNfts'

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly cursors: SignedCursors
  readonly database: Database
  readonly images: OpenImages
}

export const nftsService: Service<OpenNfts, Needs> = {
  name: 'nfts',
  needs: { chains: chainsService, cursors: cursorsService, database: databaseService, images: imagesService },
  open: ({ chains, cursors, database, images }, { logger }) =>
    openNfts({
      database,
      rpc: chains.rpc,
      chains: chains.settings,
      media: images.media,
      cursors,
      proxied: url => images.proxy.proxied(url),
      logger,
    }),
  endpoints: ({ reader }) => nftEndpoints(reader),
  close: nfts => nfts.close(),
}
