import type {
  AdapterCapability,
  AdapterHost,
  AdapterState,
  AppKitNetwork,
  CaipNetwork,
  ChainAdapter,
  Connector,
  ConnectParameters,
  ConnectResult,
  TransferAdapter,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import type { SolanaActions } from './actions/SolanaActions'
import type { SolanaProvider } from './provider/SolanaProvider'
import type { SolanaAdapterOptions } from './SolanaAdapterOptions'

/** What is known of the page's wallets before the visitor shows intent. */
const noConnectors: readonly Connector[] = Object.freeze([])
const noConnections: AdapterState['connections'] = Object.freeze([])

/**
 * Solana over Wallet Standard and WalletConnect. Wallets say who is connected; the adapter tells the kit. Finding wallets, connecting, reading and
 * signing load on first use, and what builds transactions when the first one is sent.
 *
 * @example
 * ```ts
 * const adapter = new SolanaAdapter()
 * createAppKit({ adapters: [adapter], networks: [solana, solanaDevnet] })
 * ```
 */
export class SolanaAdapter implements ChainAdapter {
  readonly namespace = 'solana' as const
  readonly adapterType = 'solana'
  readonly chainName = 'Solana'
  readonly capabilities: ReadonlySet<AdapterCapability> = new Set<AdapterCapability>([
    'switchNetwork',
    'switchAccount',
    'signMessage',
    'sendTransaction',
    'sendToken',
    'estimateFee',
  ])
  readonly networks: readonly AppKitNetwork[]
  readonly #options: SolanaAdapterOptions
  /** What each kit was told last. */
  readonly #hosts = new Map<AdapterHost, AdapterState | undefined>()
  /** Ids of the connectors that this adapter was connected with and hasn't left on purpose: on an earlier visit, or until the wallet went away. */
  readonly #remembered = new Set<string>()
  readonly #links = new Set<WalletConnectLink>()
  #networks: readonly CaipNetwork[] = []
  #actions: SolanaActions | undefined
  #loading: Promise<SolanaActions> | undefined
  #restoring: Promise<void> | undefined
  #hasRestored = false
  /** Aborted when the last kit left. */
  #attachment = new AbortController()
  /** The latest connect that the wallet hasn't answered. An earlier one that was given up doesn't count. */
  #attempt: object | undefined

  constructor(options: SolanaAdapterOptions = {}) {
    this.#options = options
    this.networks = options.networks ?? []
  }

  attach(host: AdapterHost): () => void {
    if (this.#attachment.signal.aborted) this.#attachment = new AbortController()
    const known = new Set(host.networks.map(({ caipNetworkId }) => caipNetworkId))
    this.#networks = [...host.networks, ...this.#networks.filter(({ caipNetworkId }) => !known.has(caipNetworkId))]
    if (host.wallets.reconnect) for (const id of host.storedConnectorIds) this.#remembered.add(id)
    this.#hosts.set(host, undefined)
    this.#actions?.attach(host)
    this.#tell(host)
    return () => {
      this.#hosts.delete(host)
      this.#actions?.detach(host)
      if (this.#hosts.size === 0) this.#leave()
    }
  }

  followWalletConnect(link: WalletConnectLink): void {
    this.#links.add(link)
    // Whoever loaded the client hears of a failed load; the next use tries again.
    void this.#use(actions => actions.follow(link)).catch(() => {})
  }

  async prefetch(): Promise<void> {
    await this.#load()
  }

  reconnect(): Promise<void> {
    if (this.#restoring) return this.#restoring
    const { signal } = this.#attachment
    this.#restoring = this.#use(actions => actions.restore(signal)).finally(() => {
      // A kit that attached meanwhile restores by itself.
      if (signal.aborted) return
      this.#restoring = undefined
      this.#hasRestored = true
      this.#tellAll()
    })
    return this.#restoring
  }

  async connect(parameters: ConnectParameters): Promise<ConnectResult> {
    const { signal } = parameters
    const attempt = {}
    const end = () => {
      if (this.#attempt === attempt) this.#attempt = undefined
      this.#tellAll()
    }
    if (!signal?.aborted) this.#attempt = attempt
    signal?.addEventListener('abort', end, { once: true })
    this.#tellAll()
    try {
      return await this.#use(actions => actions.connect(parameters))
    } finally {
      end()
    }
  }

  disconnect(parameters: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    return this.#use(actions => actions.disconnect(parameters.connectorId))
  }

  switchConnection(parameters: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void> {
    return this.#use(actions => actions.switchConnection(parameters.connectorId, parameters.address))
  }

  switchNetwork(caipNetwork: CaipNetwork): Promise<void> {
    return this.#use(actions => actions.switchNetwork(caipNetwork))
  }

  setNetworks(networks: readonly CaipNetwork[]): void {
    this.#networks = networks
    this.#actions?.refresh()
  }

  /** What the wallet of a live connection can, in bytes: with web3.js, with kit, or with neither. */
  getProvider(connectorId: string): Promise<SolanaProvider> {
    return this.#use(actions => actions.getProvider(connectorId))
  }

  /** The signature is in base58. */
  signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    return this.#use(actions => actions.signMessage(parameters))
  }

  transfers(): Promise<TransferAdapter> {
    return this.#use(actions => actions.transfers)
  }

  async #use<value>(action: (actions: SolanaActions) => value | Promise<value>): Promise<value> {
    return action(this.#actions ?? (await this.#load()))
  }

  /** Everything that isn't needed before the visitor shows intent. After a failed load the next call tries again. */
  #load(): Promise<SolanaActions> {
    this.#loading ??= import('./actions/SolanaActions').then(
      ({ SolanaActions }) => {
        const actions = new SolanaActions({
          options: this.#options,
          remembered: this.#remembered,
          networks: () => this.#networks,
          capabilities: this.capabilities,
          onChange: () => this.#tellAll(),
        })
        this.#actions = actions
        for (const host of this.#hosts.keys()) actions.attach(host)
        for (const link of this.#links) actions.follow(link)
        this.#tellAll()
        return actions
      },
      cause => {
        this.#loading = undefined
        throw cause
      },
    )
    return this.#loading
  }

  /** The last kit is gone: the page's wallets and clocks are left as they were before the first. */
  #leave(): void {
    this.#attachment.abort()
    this.#restoring = undefined
    this.#links.clear()
    this.#actions?.leave()
  }

  #tellAll(): void {
    for (const host of this.#hosts.keys()) this.#tell(host)
  }

  #tell(host: AdapterHost): void {
    const before = this.#hosts.get(host)
    const now = this.#read(host)
    if (before && (Object.keys(now) as (keyof AdapterState)[]).every(key => now[key] === before[key])) return
    this.#hosts.set(host, now)
    host.onState(now)
  }

  #read(host: AdapterHost): AdapterState {
    const connectors = this.#actions?.connectors(host) ?? noConnectors
    const live = this.#actions?.live
    if (live) return { ...live, connectors, status: 'connected' }
    const { address, network, storedConnectorIds, wallets } = host
    const isExpected = storedConnectorIds.length > 0 && !this.#hasRestored
    const nobody = { connectors, connections: noConnections }
    return !this.#attempt && wallets.reconnect && (isExpected || (this.#restoring && this.#remembered.size > 0))
      ? { ...nobody, status: 'reconnecting', activeConnectorId: storedConnectorIds[0], address, chainId: network?.id }
      : {
          ...nobody,
          status: this.#attempt ? 'connecting' : 'disconnected',
          activeConnectorId: undefined,
          address: undefined,
          chainId: undefined,
        }
  }
}
