import { proxy, ref } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import type { ChainNamespace } from '../caip/ChainNamespace'
import { recentWalletLimit } from '../constants/limits'
import type { Store } from '../storage/Store'
import { recentWalletsKey } from '../storage/storageKeys'

/** A wallet used lately. */
export interface RecentWallet {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

/** Every wallet that can be asked now, and those used lately. */
export interface ConnectorState {
  connectors: readonly Connector[]
  /** Newest first, at most two. */
  recent: readonly RecentWallet[]
}

/** Gathers the connectors of all adapters. Which of them the modal lists, and where, is `walletRows`. */
export class ConnectorController {
  readonly state: ConnectorState
  readonly #store: Store
  /** The host's pictures by connector id; they win over the wallet's own. */
  readonly #images: Readonly<Record<string, string>>
  readonly #byNamespace: Map<ChainNamespace, readonly Connector[]> = new Map()

  constructor(store: Store, images: Readonly<Record<string, string>> = {}) {
    this.#store = store
    this.#images = images
    this.state = proxy<ConnectorState>({
      connectors: ref([]),
      recent: store.read(recentWalletsKey)?.slice(0, recentWalletLimit) ?? [],
    })
  }

  /** Takes over the connectors of one adapter. */
  project(namespace: ChainNamespace, connectors: readonly Connector[]): void {
    if (this.#byNamespace.get(namespace) === connectors) return
    this.#byNamespace.set(namespace, connectors)
    this.state.connectors = ref([...this.#byNamespace.values()].flat().map(connector => this.#withImage(connector)))
  }

  /** The connector with this id; of `namespace` when one id serves several. */
  find(id: string, namespace?: ChainNamespace): Connector | undefined {
    return this.state.connectors.find(
      known => known.id === id && (namespace === undefined || known.chain === namespace),
    )
  }

  /** Puts a wallet at the front of the recent ones. */
  remember({ id, name, rdns }: RecentWallet): void {
    const recent = [
      { id, name, ...(rdns === undefined ? {} : { rdns }) },
      ...this.state.recent.filter(known => known.id !== id),
    ]
    this.state.recent = recent.slice(0, recentWalletLimit)
    this.#store.write(recentWalletsKey, recent.slice(0, recentWalletLimit))
  }

  #withImage(connector: Connector): Connector {
    const imageUrl = Object.hasOwn(this.#images, connector.id) ? this.#images[connector.id] : undefined
    return imageUrl === undefined ? connector : { ...connector, imageUrl }
  }
}
