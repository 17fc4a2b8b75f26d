import type { ChainNamespace } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import type { CustomWallet } from '../options/AppKitOptions'

/** A wallet used lately, with what is needed to reach it again: one that was asked by link isn't among the connectors. */
export interface RecentWallet extends CustomWallet {
  /** CAIP-2 ids. Absent: nobody knows. */
  readonly chains?: readonly string[] | undefined
}

/** Every wallet that can be asked now, and those used lately. */
export interface ConnectorState {
  connectors: readonly Connector[]
  /** Newest first, at most two. Read from storage with the modal's half of the kit. */
  recent: readonly RecentWallet[]
}

/** Gathers the connectors of all adapters. Which of them the modal lists, and where, is `walletRows`. */
export class ConnectorController {
  readonly state: ConnectorState
  /** The host's pictures by connector id; they win over the wallet's own. */
  readonly #images: Readonly<Record<string, string>>
  readonly #byNamespace: Map<ChainNamespace, readonly Connector[]> = new Map()

  constructor(images: Readonly<Record<string, string>> = {}) {
    this.#images = images
    this.state = proxy<ConnectorState>({
      connectors: ref([]),
      recent: [],
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

  #withImage(connector: Connector): Connector {
    const imageUrl = Object.hasOwn(this.#images, connector.id) ? this.#images[connector.id] : undefined
    return imageUrl === undefined ? connector : { ...connector, imageUrl }
  }
}
