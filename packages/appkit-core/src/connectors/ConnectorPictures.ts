import { ref, subscribe } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import { CloudApi } from '../cloud/CloudApi'
import { preloadPicture } from '../cloud/preloadPicture'
import type { ModalKit } from '../kit/ModalKit'
import { connectorImageIds } from './connectorImageIds'

/**
 * Gives connectors that come without a picture the backend's: by image id, else by their wallet's id in the directory. Follows the connectors until the
 * kit ends. A controller of the kit.
 */
export class ConnectorPictures {
  readonly #kit: ModalKit
  /** By URL; one that failed is not asked for again. */
  readonly #pictures: Map<string, Promise<string | undefined>> = new Map()

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.base.onDestroy(subscribe(kit.connectors.state, () => void this.load()))
  }

  /** Resolves once every picture that the backend has is in place, after 2 seconds at the latest. Never rejects. */
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
    const { web } = kit.service(CloudApi)
    const imageId = connectorImageId(connector)
    const explorerId = kit.wallets.directoryIdOf(connector)
    const url = imageId ? web.assetImageUrl(imageId) : explorerId && web.walletImageUrl(explorerId)
    if (connector.imageUrl || !url) return undefined
    const known = this.#pictures.get(url) ?? preloadPicture(kit, url)
    this.#pictures.set(url, known)
    return known
  }
}

/** Gives one connector of a list its picture, unless it has one by now. Returns the same list if there is nothing to change. */
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

/** Returns the id of a connector's picture in the public image service: its own, else the one that its id is known by. */
function connectorImageId({ id, imageId }: Pick<Connector, 'id' | 'imageId'>): string | undefined {
  return imageId ?? (Object.hasOwn(known, id) ? known[id] : undefined)
}
