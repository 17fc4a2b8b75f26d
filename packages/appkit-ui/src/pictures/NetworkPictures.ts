import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { preloadPicture } from './preloadPicture'
import { shippedPicture } from './shippedPicture'

/**
 * Gives every network of the kit a picture: the host's, else ours, else the backend's. A network without any shows its first letter.
 * A controller of the kit; nothing loads before a view that shows networks asks for it.
 */
export class NetworkPictures {
  readonly #kit: ModalKit
  /** Networks that were looked for, by CAIP-2 id. */
  readonly #asked: Set<string> = new Set()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Looks for the pictures of networks that have none and weren't asked for before. Resolves once all that exist are in place. Never rejects. */
  async load(): Promise<void> {
    const missing = this.#kit.chains.allNetworks.filter(
      ({ assets, caipNetworkId }) => !assets?.imageUrl && !this.#asked.has(caipNetworkId),
    )
    for (const { caipNetworkId } of missing) this.#asked.add(caipNetworkId)
    const found = await Promise.all(
      missing.map(async network => [network.caipNetworkId, await this.#find(network)] as const),
    )
    this.#apply(new Map(found.flatMap(([id, url]) => (url ? [[id, url] as const] : []))))
  }

  async #find(network: CaipNetwork): Promise<string | undefined> {
    try {
      return (await shippedPicture(network)) ?? (await this.#backendPicture(network))
    } catch {
      // Code that didn't load is asked for again by the next view. Until then, a letter stands for the network.
      this.#asked.delete(network.caipNetworkId)
      return undefined
    }
  }

  async #backendPicture({ assets, caipNetworkId }: CaipNetwork): Promise<string | undefined> {
    const kit = this.#kit
    if (!kit.hasBackend) return undefined
    const { CloudApi } = await import('@openappkit/appkit-core/cloud')
    return preloadPicture(kit, kit.part(CloudApi).web.assetImageUrl(assets?.imageId ?? caipNetworkId))
  }

  #apply(urls: ReadonlyMap<string, string>): void {
    if (urls.size === 0) return
    const withPicture = (network: CaipNetwork): CaipNetwork => {
      const imageUrl = network.assets?.imageUrl ?? urls.get(network.caipNetworkId)
      return imageUrl ? { ...network, assets: { ...network.assets, imageUrl } } : network
    }
    for (const chain of Object.values(this.#kit.chains.state.namespaces)) {
      chain.networks = chain.networks.map(withPicture)
      // The same object as in the list, so that a wallet that repeats itself changes nothing.
      const { network } = chain
      if (network)
        chain.network =
          chain.networks.find(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId) ?? withPicture(network)
    }
  }
}
