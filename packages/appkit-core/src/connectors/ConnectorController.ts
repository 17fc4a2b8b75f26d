import type { ChainNamespace } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import type { CustomWallet } from '../options/AppKitOptions'
import type { OptionsController } from '../options/OptionsController'

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
  readonly #options: Pick<OptionsController, 'input'>
  readonly #byNamespace: Map<ChainNamespace, readonly Connector[]> = new Map()

  constructor(options: Pick<OptionsController, 'input'>) {
    this.#options = options
    this.state = proxy<ConnectorState>({
      connectors: ref([]),
      recent: [],
    })
  }

  /** Replaces a namespace's connectors with those that its adapter reports. */
  project(namespace: ChainNamespace, connectors: readonly Connector[]): void {
    if (this.#byNamespace.get(namespace) === connectors) return
    this.#byNamespace.set(namespace, connectors)
    this.refresh()
  }

  /** Applies the app's current images. */
  refresh(): void {
    this.state.connectors = ref([...this.#byNamespace.values()].flat().map(connector => this.#withImage(connector)))
  }

  /** Returns the connector with this id. Pass `namespace` if one id serves several. Undefined if there is none. */
  find(id: string, namespace?: ChainNamespace): Connector | undefined {
    return this.state.connectors.find(
      known => known.id === id && (namespace === undefined || known.chain === namespace),
    )
  }

  /** Returns the connector with the app's image, which takes precedence over the wallet's own. */
  #withImage(connector: Connector): Connector {
    const { connectorImages = {} } = this.#options.input
    const imageUrl = Object.hasOwn(connectorImages, connector.id) ? connectorImages[connector.id] : undefined
    return imageUrl === undefined ? connector : { ...connector, imageUrl }
  }
}
