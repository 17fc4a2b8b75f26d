import type { CaipNetwork } from '../caip/CaipNetwork'
import type { AppKitOptions } from './AppKitOptions'

/** Returns the network with the app's image, if `chainImages` has one. */
export function withChainImage(network: CaipNetwork, images: AppKitOptions['chainImages']): CaipNetwork {
  const imageUrl = images?.[network.id]
  return imageUrl ? { ...network, assets: { ...network.assets, imageUrl } } : network
}
