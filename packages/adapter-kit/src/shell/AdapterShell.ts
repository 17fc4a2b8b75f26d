import type {
  AdapterCapability,
  AdapterHost,
  AdapterState,
  AppKitNetwork,
  CaipNetwork,
  ChainAdapter,
  ChainNamespace,
  ConnectParameters,
  ConnectResult,
  LoadedAdapter,
  TransferAdapter,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import type { AdapterActions } from './AdapterActions'

/**
 * Reports the adapter's state to each kit, and loads the actions on first use. Every app that uses the adapter loads
 * this class. A subclass provides the chain's name, networks and actions, and implements `read` and `setNetworks`.
 * Extend `StandardShell`, which implements both, unless another store holds the connections.
 *
 * @example
 * ```ts
 * import { type ActionsContext, type AdapterActions, StandardShell } from '@openappkit/adapter-kit'
 * import type { AdapterCapability, AppKitNetwork } from '@openappkit/appkit-core'
 *
 * export class ToyAdapter extends StandardShell<AdapterActions> {
 *   readonly namespace = 'toy'
 *   readonly adapterType = 'toy'
 *   readonly chainName = 'Toy'
 *   readonly capabilities: ReadonlySet<AdapterCapability> = new Set()
 *   readonly networks: readonly AppKitNetwork[] = []
 *
 *   constructor(readonly createActions: (context: ActionsContext) => AdapterActions) {
 *     super()
 *   }
 *
 *   protected async load(): Promise<() => AdapterActions> {
 *     return () => this.createActions(this.context)
 *   }
 * }
 * ```
 */
export abstract class AdapterShell<actions extends AdapterActions> implements ChainAdapter {
  abstract readonly namespace: ChainNamespace
  abstract readonly adapterType: string
  abstract readonly chainName: string
  abstract readonly capabilities: ReadonlySet<AdapterCapability>
  abstract readonly networks: readonly AppKitNetwork[]
  /**
   * Ids of connectors that the user connected and didn't disconnect. The adapter reconnects them on the next visit, or
   * when the wallet returns.
   */
  protected readonly remembered: Set<string> = new Set()
  /** Attached kits with the last state each received. */
  protected readonly hosts: Map<AdapterHost, AdapterState | undefined> = new Map()
  /** Actions of the adapter. Undefined until they have loaded. */
  protected actions: actions | undefined
  /** The latest pending connection request. Undefined once the wallet answers or the user cancels. */
  protected attempt: object | undefined
  /** The reconnection in progress. Undefined when there is none. */
  protected reconnecting: Promise<void> | undefined
  /** Whether a reconnection has finished, successfully or not, since the first kit attached. */
  protected hasReconnected = false
  /** Aborted when the last kit detaches. Replaced when a kit attaches again. */
  protected attachment: AbortController = new AbortController()

  /**
   * Loads the code of the actions. Resolves with a factory. May run several times, for example after a failure. Only
   * one factory is called, once.
   */
  protected abstract load(): Promise<() => actions>

  /** Returns the adapter's current state for one kit. */
  protected abstract read(host: AdapterHost): AdapterState

  /** Replaces the networks. Called after networks are added to or removed from a kit. */
  abstract setNetworks(networks: readonly CaipNetwork[]): void

  attach(host: AdapterHost): () => void {
    if (this.attachment.signal.aborted) this.attachment = new AbortController()
    if (host.wallets.reconnect) for (const id of host.storedConnectorIds) this.remembered.add(id)
    this.hosts.set(host, undefined)
    this.actions?.attach(host)
    this.#notify(host)
    return () => {
      if (!this.hosts.delete(host)) return
      this.actions?.detach(host)
      if (this.hosts.size > 0) return
      this.attachment.abort()
      this.reconnecting = undefined
      this.hasReconnected = false
      this.actions?.leave()
    }
  }

  followWalletConnect(link: WalletConnectLink): void {
    // If the load fails, the next call retries and reports the error.
    this.use(actions => actions.follow(link)).catch(() => {})
  }

  prefetch(): Promise<LoadedAdapter> {
    return this.#load()
  }

  reconnect(): Promise<void> {
    const { signal } = this.attachment
    this.reconnecting ??= this.use(actions => actions.reconnect(signal)).finally(() => {
      // A kit that attached in the meantime reconnects on its own.
      if (signal.aborted) return
      this.reconnecting = undefined
      this.hasReconnected = true
      this.project()
    })
    return this.reconnecting
  }

  async connect(parameters: ConnectParameters): Promise<ConnectResult> {
    const { signal } = parameters
    const attempt = {}
    const end = (): void => {
      if (this.attempt === attempt) this.attempt = undefined
      this.project()
    }
    if (!signal?.aborted) this.attempt = attempt
    signal?.addEventListener('abort', end)
    this.project()
    try {
      return await this.use(actions => actions.connect(parameters))
    } finally {
      end()
    }
  }

  disconnect(parameters?: { readonly connectorId?: string | undefined }): Promise<void> {
    return this.use(actions => actions.disconnect(parameters))
  }

  switchConnection(parameters: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void> {
    return this.use(actions => actions.switchConnection(parameters))
  }

  switchNetwork(caipNetwork: CaipNetwork): Promise<void> {
    return this.use(actions => actions.switchNetwork(caipNetwork))
  }

  getProvider(connectorId: string): Promise<unknown> {
    return this.use(actions => actions.getProvider(connectorId))
  }

  signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    return this.use(actions => actions.signMessage(parameters))
  }

  transfers(): Promise<TransferAdapter> {
    return this.use(actions => actions.transfers())
  }

  /** Sends each kit the adapter's state if it changed. Compares each property by identity. */
  protected project(): void {
    for (const host of this.hosts.keys()) this.#notify(host)
  }

  /**
   * Runs an action, after loading the actions if necessary. Loaded actions run in the same task, so that wallets can
   * still use the user's click to open a window.
   */
  protected async use<value>(action: (actions: actions) => value | Promise<value>): Promise<value> {
    return action(this.actions ?? (await this.#load()))
  }

  /** Loads the actions. After a failed load, the next call retries. */
  async #load(): Promise<actions> {
    const make = await this.load()
    if (this.actions) return this.actions
    const actions = make()
    this.actions = actions
    for (const host of this.hosts.keys()) actions.attach(host)
    this.project()
    return actions
  }

  #notify(host: AdapterHost): void {
    const before = this.hosts.get(host)
    const now = this.read(host)
    if (before && (Object.keys(now) as (keyof AdapterState)[]).every(key => now[key] === before[key])) return
    this.hosts.set(host, now)
    host.onState(now)
  }
}
