import { type Chains, chainsService } from '../chains/chainsService'
import { imagesService } from '../images/imagesService'
import type { OpenImages } from '../images/openImages'
import type { Service } from '../services/Service'
import { createIdentity } from './createIdentity'

interface Needs {
  readonly chains: Pick<Chains, 'rpc' | 'settings'>
  readonly images: OpenImages
}

/** Looks up names of addresses and addresses of names. */
export const identityService: Service<undefined, Needs> = {
  name: 'identity',
  needs: { chains: chainsService, images: imagesService },
  open: () => undefined,
  endpoints: (_, { chains, images }) => createIdentity({ ...chains, images }),
}
