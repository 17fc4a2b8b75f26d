import { ref, subscribe } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import { CloudApi } from '../cloud/CloudApi'
import { preloadPicture } from '../cloud/preloadPicture'
import type { ModalKit } from '../kit/ModalKit'
import { connectorImageIds } from './connectorImageIds'

/**
 * Adds the backend's images to connectors without an image, by image id or by the wallet's directory id. Repeats this
 * whenever the connectors change, until the kit is destroyed.
 *
 * A controller of the kit: `kit.controller(ConnectorPictures)`.
 */
export class ConnectorPictures {
  readonly #kit: ModalKit
  /** Preloaded images by URL. A failed one isn't requested again. */
  readonly #pictures: Map<string, Promise<string | undefined>> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(subscribe(kit.connectors.state, () => void this.load()))
  }

  /** Sets the available images. Resolves after 2 seconds at the latest and never rejects. */
  async load(): Promise<void> {
    const { state } = this.#kit.connectors
    await Promise.all(
      state.connectors.map(async connector => {
        const imageUrl = await this.#find(connector)
        if (imageUrl) state.connectors = withPicture(state.connectors, connector, imageUrl)
      }),
    )
  }

  #find(connector: Connector): Promise<string | undefined> | undefined {
    const kit = this.#kit
    const { web } = kit.controller(CloudApi)
    const imageId = connectorImageId(connector)
    const explorerId = kit.wallets.directoryIdOf(connector)
    const url = imageId ? web.assetImageUrl(imageId) : explorerId && web.walletImageUrl(explorerId)
    if (connector.imageUrl || !url) return undefined
    const known = this.#pictures.get(url) ?? preloadPicture(kit, url)
    this.#pictures.set(url, known)
    return known
  }
}

/** Returns the list with the image of one connector set, or the same list if there is nothing to change. */
function withPicture(
  connectors: readonly Connector[],
  { chain, id }: Pick<Connector, 'chain' | 'id'>,
  imageUrl: string,
): readonly Connector[] {
  const isIt = (known: Connector) => known.chain === chain && known.id === id && !known.imageUrl
  return connectors.some(isIt)
    ? ref(connectors.map(known => (isIt(known) ? { ...known, imageUrl } : known)))
    : connectors
}

const known: Readonly<Record<string, string>> = connectorImageIds

/** Returns the id of a connector's image: its own, else the well-known one for its connector id. */
function connectorImageId({ id, imageId }: Pick<Connector, 'id' | 'imageId'>): string | undefined {
  return imageId ?? (Object.hasOwn(known, id) ? known[id] : undefined)
}
