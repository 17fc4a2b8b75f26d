import type { Connector, CustomWallet } from '@openappkit/appkit-core'
import { connectorImageIds } from '@openappkit/appkit-core/connector-images'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ref, subscribe } from 'valtio/vanilla'

const imageIds: Readonly<Record<string, string>> = connectorImageIds

/**
 * Sets pictures for wallets without one, from the backend or the bundled pictures. Without a picture, the wallet's
 * initials show. A controller that follows the connectors from the first `load` until the kit is destroyed.
 */
export class WalletPictures {
  readonly #kit: ModalKit
  #isFollowing = false

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Sets a picture for every connector without one, if a picture exists. Never rejects. */
  async load(): Promise<void> {
    const { context, connectors } = this.#kit
    if (!this.#isFollowing) {
      this.#isFollowing = true
      context.onDestroy(subscribe(connectors.state, () => void this.load()))
    }
    const isMissing = (connector: Connector) => !connector.imageUrl && this.#ids(connector).length > 0
    if (!connectors.state.connectors.some(isMissing)) return
    try {
      if (this.#kit.hasBackend) {
        const { ConnectorPictures } = await import('@openappkit/appkit-core/cloud')
        await this.#kit.controller(ConnectorPictures).load()
      }
      const { walletPicture } = await import('./walletPicture')
      const known = connectors.state.connectors
      const found = known.map(connector => {
        const imageUrl = isMissing(connector) ? walletPicture(this.#ids(connector)) : undefined
        return imageUrl ? { ...connector, imageUrl } : connector
      })
      if (found.some((connector, index) => connector !== known[index])) connectors.state.connectors = ref(found)
    } catch {
      // Code that failed to load is retried when the connectors change or another view needs it.
    }
  }

  /** Returns the picture of a wallet that isn't installed, or undefined if there is none. Never rejects. */
  async find({ id, image_url }: Pick<CustomWallet, 'id' | 'image_url'>): Promise<string | undefined> {
    if (image_url) return image_url
    const kit = this.#kit
    try {
      if (kit.hasBackend) {
        const { CloudApi, preloadPicture } = await import('@openappkit/appkit-core/cloud')
        const url = await preloadPicture(kit, kit.controller(CloudApi).web.walletImageUrl(id))
        if (url) return url
      }
      return (await import('./walletPicture')).walletPicture([id])
    } catch {
      return undefined
    }
  }

  /** Returns the ids that may identify a connector's picture. */
  #ids(connector: Connector): readonly string[] {
    const { id, imageId } = connector
    const known = Object.hasOwn(imageIds, id) ? imageIds[id] : undefined
    return [imageId, known, this.#kit.wallets.directoryIdOf(connector)].filter(candidate => candidate !== undefined)
  }
}
