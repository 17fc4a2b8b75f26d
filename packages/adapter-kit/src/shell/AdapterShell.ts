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
  TransferAdapter,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import type { AdapterActions } from './AdapterActions'

/**
 * The part of a chain adapter that every page loads: it tells each kit where the adapter stands, and loads the rest when the user shows intent. A chain says what it
 * is called, where its actions are, and what they do.
 *
 * @example
 * ```ts
 * export class ToyAdapter extends StandardShell<ToyActions> {
 *   readonly namespace = 'toy'
 *   // …
 *   protected async load(): Promise<() => ToyActions> {
 *     const { ToyActions } = await import('./ToyActions')
 *     return () => new ToyActions(this.context)
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
  /** Ids of the connectors that were connected here and not left on purpose: on an earlier visit, or until the wallet went away. */
  protected readonly remembered: Set<string> = new Set()
  /** Each attached kit with the state it received last. */
  protected readonly hosts: Map<AdapterHost, AdapterState | undefined> = new Map()
  /** Undefined until they are loaded. */
  protected actions: actions | undefined
  /** The latest connect that the wallet hasn't answered. An earlier one that was given up doesn't count. */
  protected attempt: object | undefined
  protected reconnecting: Promise<void> | undefined
  protected hasReconnected = false
  /** Aborted when the last kit left. */
  protected attachment: AbortController = new AbortController()

  /** Loads the code of the actions. Resolves with what makes them, which is called once. */
  protected abstract load(): Promise<() => actions>

  /** Where the adapter stands for one kit. See `readState`. */
  protected abstract read(host: AdapterHost): AdapterState

  /** Networks were added to or removed from a kit. */
  abstract setNetworks(networks: readonly CaipNetwork[]): void

  attach(host: AdapterHost): () => void {
    if (this.attachment.signal.aborted) this.attachment = new AbortController()
    if (host.wallets.reconnect) for (const id of host.storedConnectorIds) this.remembered.add(id)
    this.hosts.set(host, undefined)
    this.actions?.attach(host)
    this.#tell(host)
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
    // A load that fails is tried again by the next use, which reports it.
    this.use(actions => actions.follow(link)).catch(() => {})
  }

  async prefetch(): Promise<void> {
    await this.#load()
  }

  reconnect(): Promise<void> {
    const { signal } = this.attachment
    this.reconnecting ??= this.use(actions => actions.reconnect(signal)).finally(() => {
      // A kit that attached since reconnects by itself.
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

  /** Tells each kit where the adapter stands, if that changed. */
  protected project(): void {
    for (const host of this.hosts.keys()) this.#tell(host)
  }

  /** Runs an action, which loads them if need be. Those that are loaded run in the same task, so that a wallet is asked in the click. */
  protected async use<value>(action: (actions: actions) => value | Promise<value>): Promise<value> {
    return action(this.actions ?? (await this.#load()))
  }

  /** After a failed load the next call tries again. */
  async #load(): Promise<actions> {
    const make = await this.load()
    if (this.actions) return this.actions
    const actions = make()
    this.actions = actions
    for (const host of this.hosts.keys()) actions.attach(host)
    this.project()
    return actions
  }

  #tell(host: AdapterHost): void {
    const before = this.hosts.get(host)
    const now = this.read(host)
    if (before && (Object.keys(now) as (keyof AdapterState)[]).every(key => now[key] === before[key])) return
    this.hosts.set(host, now)
    host.onState(now)
  }
}
