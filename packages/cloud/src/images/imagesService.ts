import type { KeyStore } from '../keys/KeyStore'
import { keysService } from '../keys/keysService'
import { nftImage } from '../nfts/nftImage'
import type { Service } from '../services/Service'
import { variable } from '../services/Setting'
import { httpUrl } from '../services/variableValues'
import type { Database } from '../storage/Database'
import { databaseService } from '../storage/databaseService'
import { imageEndpoint } from './imageEndpoint'
import type { Gateways } from './MediaSource'
import { type OpenImages, openImages } from './openImages'
import { openMedia } from './openMedia'

export interface ImagesOptions {
  /** Gateways for images and metadata on IPFS and Arweave. Default: `https://ipfs.io` and `https://arweave.net`. */
  readonly gateways?: Partial<Gateways>
}

interface Needs {
  readonly database: Database
  readonly keys: KeyStore
}

/** Serves the image proxy and fetches files from third-party URLs. */
export const imagesService: Service<OpenImages, Needs, ImagesOptions> = {
  name: 'images',
  settings: [
    {
      variables: [
        variable('IPFS_GATEWAY', httpUrl, ipfs => ({ gateways: { ipfs } })),
        variable('ARWEAVE_GATEWAY', httpUrl, arweave => ({ gateways: { arweave } })),
      ],
      help: 'Gateways for images and metadata on IPFS and Arweave. Default https://ipfs.io and https://arweave.net.',
    },
  ],
  needs: { database: databaseService, keys: keysService },
  open: async ({ database, keys }, { address, options: { gateways } }) =>
    openImages({
      secrets: await keys.secrets('image-links'),
      address,
      media: openMedia({ gateways, kept: nftImage(database) }),
    }),
  endpoints: ({ proxy }, _, { logger }) => [
    // Logs at debug level, so neither the client nor the default log gets the reason.
    imageEndpoint(proxy, ({ reason, message }) => logger.debug({ reason, message }, 'Refused an image')),
  ],
}
