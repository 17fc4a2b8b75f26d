import type {
  AdapterCapability,
  AdapterHost,
  AppKitNetwork,
  Balance,
  CaipNetwork,
  ChainAdapter,
  ConnectParameters,
  ConnectResult,
  SendTokenParameters,
  SendTransactionParameters,
} from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import type { WagmiActions } from './actions/WagmiActions'
import { AnnouncedWallets } from './config/AnnouncedWallets'
import { createWagmiConfig, evmChains } from './config/createWagmiConfig'
import { hydrateConfig } from './config/hydrateConfig'
import { connectionIds, currentConnection, isLive } from './config/liveConnection'
import { type OwnConnector, ownConnector } from './config/ownConnector'
import type { ProviderListeners } from './config/ProviderListeners'
import { addChains, setChains } from './config/setChains'
import type { Circumstances } from './projection/projectState'
import { type Projection, startProjection } from './projection/startProjection'
import { RememberedConnectors } from './RememberedConnectors'
import type { WagmiAdapterOptions } from './WagmiAdapterOptions'

/**
 * EVM chains over wagmi. wagmi's store is the truth; the adapter tells the kit what it says. Reading, signing and connecting load on first use.
 *
 * @throws AppKitError `adapter/no-networks` when `networks` holds no EVM network.
 * @example
 * ```ts
 * const adapter = new WagmiAdapter({ networks: [mainnet, base], transports: { [mainnet.id]: http('https://rpc.example.org') } })
 * createAppKit({ adapters: [adapter], networks: [mainnet, base] })
 * // <WagmiProvider config={adapter.wagmiConfig}>
 * ```
 */
export class WagmiAdapter implements ChainAdapter {
  readonly namespace = 'eip155' as const
  readonly adapterType = 'wagmi'
  readonly capabilities: ReadonlySet<AdapterCapability> = new Set<AdapterCapability>([
    'switchNetwork',
    'addNetwork',
    'switchAccount',
    'signMessage',
    'sendTransaction',
    'sendToken',
    'estimateFee',
    'walletCapabilities',
    'walletAssets',
  ])
  readonly networks: readonly AppKitNetwork[]
  /** For `<WagmiProvider config>` and wagmi's own actions. */
  readonly wagmiConfig: Config
  /** On the wallets of a config that the adapter made, once one of them is used. */
  #listeners: ProviderListeners | undefined
  readonly #wallets: AnnouncedWallets
  /** Whether the adapter made the config. */
  readonly #isOwn: boolean
  readonly #discovers: boolean
  readonly #remembered = new RememberedConnectors()
  readonly #projections = new Set<Projection>()
  #actions: Promise<WagmiActions> | undefined
  #restoring: Promise<void> | undefined
  #hasRestored = false
  /** Aborted when the last kit left. */
  #attachment = new AbortController()
  /** The latest connect that the wallet hasn't answered. An earlier one that was given up doesn't count. */
  #attempt: object | undefined

  constructor(options: WagmiAdapterOptions) {
    let own: OwnConnector | undefined
    this.#isOwn = !options.config
    if (options.config) {
      this.wagmiConfig = options.config
      this.networks = options.config.chains
      this.#discovers = false
    } else {
      own = ownConnector({
        remembered: this.#remembered,
        knows: id => this.#remembered.has(id) || connectionIds(this.wagmiConfig).includes(id),
        standInFor: async (wallet, connector) => (await this.#load()).listeners.standInFor(wallet, connector),
      })
      this.wagmiConfig = createWagmiConfig(options, own)
      this.networks = options.networks
      this.#discovers = options.multiInjectedProviderDiscovery !== false
    }
    this.#wallets = new AnnouncedWallets(this.wagmiConfig, own)
    hydrateConfig(this.wagmiConfig, options)
  }

  /** The chains that wagmi knows now. */
  get wagmiChains(): Config['chains'] {
    return this.wagmiConfig.chains
  }

  attach(host: AdapterHost): () => void {
    if (this.#attachment.signal.aborted) this.#attachment = new AbortController()
    if (this.#discovers && host.wallets.eip6963) this.#wallets.listen()
    // What was missed is told by the wallets' next events if they can't be asked now.
    if (this.#listeners?.setSilent(false) && isLive(currentConnection(this.wagmiConfig)))
      void this.#load().then(
        actions => actions.refresh(),
        () => {},
      )
    addChains(this.wagmiConfig, evmChains(host.networks))
    if (host.wallets.reconnect) this.#remembered.add(host.storedConnectorIds)
    const restore = () => {
      if (host.wallets.reconnect) this.#restoreWhatIsKnown()
    }
    const projection = startProjection(this.wagmiConfig, this.#wallets, host, () => this.#circumstances(host), restore)
    this.#projections.add(projection)
    restore()
    return () => {
      projection.stop()
      this.#projections.delete(projection)
      if (this.#projections.size === 0) this.#leave()
    }
  }

  async prefetch(): Promise<void> {
    await this.#load()
    this.#project()
  }

  reconnect(): Promise<void> {
    const { signal } = this.#attachment
    this.#restoring ??= this.#load()
      .then(actions => actions.restore(signal))
      .finally(() => {
        // A kit that attached meanwhile restores by itself.
        if (signal.aborted) return
        this.#restoring = undefined
        this.#hasRestored = true
        this.#project()
      })
    return this.#restoring
  }

  async connect(parameters: ConnectParameters): Promise<ConnectResult> {
    const { signal } = parameters
    const attempt = {}
    const end = () => {
      if (this.#attempt === attempt) this.#attempt = undefined
      this.#project()
    }
    if (!signal?.aborted) this.#attempt = attempt
    signal?.addEventListener('abort', end, { once: true })
    this.#project()
    try {
      return await (await this.#load()).connect(parameters)
    } finally {
      end()
    }
  }

  async disconnect(parameters: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    this.#remembered.forget(parameters.connectorId)
    await (await this.#load()).disconnect(parameters.connectorId)
  }

  async switchConnection(parameters: {
    readonly connectorId: string
    readonly address?: string | undefined
  }): Promise<void> {
    await (await this.#load()).switchConnection(parameters.connectorId, parameters.address)
  }

  async switchNetwork(caipNetwork: CaipNetwork): Promise<void> {
    await (await this.#load()).switchNetwork(caipNetwork)
  }

  setNetworks(networks: readonly CaipNetwork[]): void {
    setChains(this.wagmiConfig, evmChains(networks))
  }

  async getProvider(connectorId: string): Promise<unknown> {
    return (await this.#load()).getProvider(connectorId)
  }

  async getBalance(parameters: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<Balance> {
    return (await this.#load()).getBalance(parameters)
  }

  async signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    return (await this.#load()).signMessage(parameters)
  }

  async sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    return (await this.#load()).sendTransaction(parameters)
  }

  async sendToken(parameters: SendTokenParameters): Promise<{ readonly hash: string }> {
    return (await this.#load()).sendToken(parameters)
  }

  async estimateFee(parameters: SendTransactionParameters & { readonly address: string }): Promise<bigint> {
    return (await this.#load()).estimateFee(parameters)
  }

  async getWalletCapabilities(address: string): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#load()).getWalletCapabilities(address)
  }

  async getWalletAssets(parameters: {
    readonly account: string
    readonly chainFilter?: readonly string[] | undefined
  }): Promise<Readonly<Record<string, readonly unknown[]>>> {
    return (await this.#load()).getWalletAssets(parameters)
  }

  /** Everything that isn't needed before the visitor shows intent. After a failed load the next call tries again. */
  #load(): Promise<WagmiActions> {
    this.#actions ??= import('./actions/WagmiActions').then(
      ({ WagmiActions }) => {
        const { aborted } = this.#attachment.signal
        const actions = new WagmiActions(this.wagmiConfig, this.#remembered, this.#wallets, aborted)
        if (this.#isOwn) this.#listeners = actions.listeners
        return actions
      },
      cause => {
        this.#actions = undefined
        throw cause
      },
    )
    return this.#actions
  }

  /** The last kit is gone: the page's wallets and clocks are left as they were before the first. */
  #leave(): void {
    this.#attachment.abort()
    this.#restoring = undefined
    this.#wallets.stop()
    this.#listeners?.setSilent(true)
  }

  /** Restores sessions that wagmi's storage brought up, and the remembered wallet that announced itself late. */
  #restoreWhatIsKnown(): void {
    const current = currentConnection(this.wagmiConfig)
    if (this.#restoring || this.#attempt || isLive(current)) return
    const isLate = this.#hasRestored && this.#remembered.untried(this.wagmiConfig).length > 0
    // Who waits for the outcome called `reconnect` and hears of a failure; here the state says it.
    if (isLate || (current && !this.#hasRestored)) void this.reconnect().catch(() => {})
  }

  #circumstances({ wallets, storedConnectorIds }: AdapterHost): Circumstances {
    const isExpected = !this.#hasRestored && storedConnectorIds.length > 0
    const isRemembered = currentConnection(this.wagmiConfig) !== undefined
    return { isAsking: this.#attempt !== undefined, isRestoring: wallets.reconnect && (isExpected || isRemembered) }
  }

  #project(): void {
    for (const projection of this.#projections) projection.update()
  }
}
