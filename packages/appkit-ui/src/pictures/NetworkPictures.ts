import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { shippedPicture } from './shippedPicture'

/**
 * Gives every network of the kit a picture: the host's, else the backend's of the image id that the host gave, else ours, else the backend's of the network.
 * A network without any shows its first letter. A controller of the kit; nothing loads before networks are about to show.
 */
export class NetworkPictures {
  readonly #kit: ModalKit
  /** Networks that were looked for, by CAIP-2 id. */
  readonly #asked: Set<string> = new Set()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Looks for the pictures of networks that have none and weren't asked for before. Each shows as soon as it is found. Resolves once all that exist are in place. Never rejects. */
  async load(): Promise<void> {
    const missing = this.#kit.chains.allNetworks.filter(
      ({ assets, caipNetworkId }) => !assets?.imageUrl && !this.#asked.has(caipNetworkId),
    )
    for (const { caipNetworkId } of missing) this.#asked.add(caipNetworkId)
    await Promise.all(
      missing.map(async network => {
        const url = await this.#find(network)
        if (url) this.#apply(network.caipNetworkId, url)
      }),
    )
  }

  async #find(network: CaipNetwork): Promise<string | undefined> {
    const { assets, caipNetworkId } = network
    try {
      return (
        (assets?.imageId && (await this.#backendPicture(assets.imageId))) ||
        ((await shippedPicture(network)) ?? (await this.#backendPicture(caipNetworkId)))
      )
    } catch {
      // Code that didn't load is asked for again by the next view. Until then, a letter stands for the network.
      this.#asked.delete(caipNetworkId)
      return undefined
    }
  }

  async #backendPicture(imageId: string): Promise<string | undefined> {
    const kit = this.#kit
    if (!kit.hasBackend) return undefined
    const { CloudApi, preloadPicture } = await import('@openappkit/appkit-core/cloud')
    return preloadPicture(kit, kit.service(CloudApi).web.assetImageUrl(imageId))
  }

  /** Other networks stay the same objects, so that nothing else draws again. */
  #apply(caipNetworkId: string, imageUrl: string): void {
    const withPicture = (network: CaipNetwork): CaipNetwork =>
      network.caipNetworkId === caipNetworkId && !network.assets?.imageUrl
        ? { ...network, assets: { ...network.assets, imageUrl } }
        : network
    for (const chain of Object.values(this.#kit.chains.state.namespaces)) {
      const networks = chain.networks.map(withPicture)
      if (networks.every((network, index) => network === chain.networks[index])) continue
      chain.networks = networks
      // The same object as in the list, so that a wallet that repeats itself changes nothing.
      const { network } = chain
      if (network?.caipNetworkId === caipNetworkId)
        chain.network = chain.networks.find(known => known.caipNetworkId === caipNetworkId) ?? withPicture(network)
    }
  }
}
