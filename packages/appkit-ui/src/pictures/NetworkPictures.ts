import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { chainGlyph, shippedPicture } from './shippedPicture'

/**
 * Sets the picture of every network. In order of preference: the app's image, the backend's image by the app's image
 * id, the bundled one, the backend's image for the network, the glyph of the chain family. On a family without a glyph,
 * the network's initials show. A controller that loads pictures on first use.
 */
export class NetworkPictures {
  readonly #kit: ModalKit
  /** CAIP-2 ids of networks already looked up. */
  readonly #requested: Set<string> = new Set()

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /**
   * Finds pictures for networks that have none, once per network, and shows each as soon as it arrives. Resolves when
   * all lookups end. Never rejects.
   */
  async load(): Promise<void> {
    const missing = this.#kit.chains.allNetworks.filter(
      ({ assets, caipNetworkId }) => !assets?.imageUrl && !this.#requested.has(caipNetworkId),
    )
    for (const { caipNetworkId } of missing) this.#requested.add(caipNetworkId)
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
        ((await shippedPicture(network)) ?? (await this.#backendPicture(caipNetworkId)) ?? (await chainGlyph(network)))
      )
    } catch {
      // The next view retries code that failed to load. Until then, the network shows its initials.
      this.#requested.delete(caipNetworkId)
      return undefined
    }
  }

  async #backendPicture(imageId: string): Promise<string | undefined> {
    const kit = this.#kit
    if (!kit.hasBackend) return undefined
    const { CloudApi, preloadPicture } = await import('@openappkit/appkit-core/cloud')
    return preloadPicture(kit, kit.controller(CloudApi).web.assetImageUrl(imageId))
  }

  /** Sets the picture of one network. The other networks keep their identity, to avoid rerenders. */
  #apply(caipNetworkId: string, imageUrl: string): void {
    const withPicture = (network: CaipNetwork): CaipNetwork =>
      network.caipNetworkId === caipNetworkId && !network.assets?.imageUrl
        ? { ...network, assets: { ...network.assets, imageUrl } }
        : network
    for (const chain of Object.values(this.#kit.chains.state.namespaces)) {
      const networks = chain.networks.map(withPicture)
      if (networks.every((network, index) => network === chain.networks[index])) continue
      chain.networks = networks
      // Reuses the list's object, so that repeated wallet updates change nothing.
      const { network } = chain
      if (network?.caipNetworkId === caipNetworkId)
        chain.network = chain.networks.find(known => known.caipNetworkId === caipNetworkId) ?? withPicture(network)
    }
  }
}
