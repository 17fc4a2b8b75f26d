import type { ChainNamespace } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import type { CustomWallet } from '../options/AppKitOptions'

/** Recently used wallet. Includes its links, because a wallet opened by link has no connector. */
export interface RecentWallet extends CustomWallet {
  /** CAIP-2 ids. Absent if unknown. */
  readonly chains?: readonly string[] | undefined
}

/** Available and recently used wallets. */
export interface ConnectorState {
  connectors: readonly Connector[]
  /** Newest first, at most two. Read from storage when the modal's code loads. */
  recent: readonly RecentWallet[]
}

/** Collects the connectors of all adapters. `walletRows` decides which of them the modal lists, and in which order. */
export class ConnectorController {
  readonly state: ConnectorState
  /** The app's images by connector id. They take precedence over the wallet's own. */
  readonly #images: Readonly<Record<string, string>>
  readonly #byNamespace: Map<ChainNamespace, readonly Connector[]> = new Map()

  constructor(images: Readonly<Record<string, string>> = {}) {
    this.#images = images
    this.state = proxy<ConnectorState>({
      connectors: ref([]),
      recent: [],
    })
  }

  /** Replaces a namespace's connectors with those that its adapter reports. */
  project(namespace: ChainNamespace, connectors: readonly Connector[]): void {
    if (this.#byNamespace.get(namespace) === connectors) return
    this.#byNamespace.set(namespace, connectors)
    this.state.connectors = ref([...this.#byNamespace.values()].flat().map(connector => this.#withImage(connector)))
  }

  /** Returns the connector with this id. Pass `namespace` if one id serves several. Undefined if there is none. */
  find(id: string, namespace?: ChainNamespace): Connector | undefined {
    return this.state.connectors.find(
      known => known.id === id && (namespace === undefined || known.chain === namespace),
    )
  }

  #withImage(connector: Connector): Connector {
    const imageUrl = Object.hasOwn(this.#images, connector.id) ? this.#images[connector.id] : undefined
    return imageUrl === undefined ? connector : { ...connector, imageUrl }
  }
}
