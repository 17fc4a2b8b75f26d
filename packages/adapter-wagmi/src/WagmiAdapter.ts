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
import { type Config, http } from '@wagmi/core'
import { getAddress, isAddress } from 'viem'
import type { WagmiActions } from './actions/WagmiActions'
import { createWagmiConfig, evmChains } from './config/createWagmiConfig'
import { hydrateConfig } from './config/hydrateConfig'
import { keepStored } from './config/keepStored'
import { connectionIds, currentConnection, isLive } from './config/liveConnection'
import { type OwnConnector, ownConnector } from './config/ownConnector'
import { addChains, setChains } from './config/setChains'
import { projectState } from './projection/projectState'
import { type Projection, startProjection } from './projection/startProjection'
import type { ChainNodes } from './rpc/ChainNodes'
import { chainTransport, type MakeTransport } from './rpc/chainTransport'
import type { WagmiAdapterOptions } from './WagmiAdapterOptions'

/** What is known of the page's wallets before the visitor shows intent. */
const noConnectors: readonly Connector[] = Object.freeze([])

/**
 * EVM chains over wagmi. wagmi's store is the truth; the adapter tells the kit what it says. Finding wallets, connecting, reading and signing load on first use.
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
  readonly chainName = 'EVM'
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
  /** Makes connectors for wallets that announce themselves. Absent where others look for them, or nobody. */
  readonly #own: OwnConnector | undefined
  /** Ids of the connectors that this adapter was connected with and hasn't left on purpose: on an earlier visit, or until the wallet went away. */
  readonly #remembered = new Set<string>()
  readonly #projections = new Set<Projection>()
  /** Makes the transports of chains for which the app gave none. */
  readonly #transport: MakeTransport = http
  #nodes: ChainNodes | undefined
  #actions: WagmiActions | undefined
  #restoring: Promise<void> | undefined
  #hasRestored = false
  /** Aborted when the last kit left. */
  #attachment = new AbortController()
  /** The latest connect that the wallet hasn't answered. An earlier one that was given up doesn't count. */
  #attempt: object | undefined

  constructor(options: WagmiAdapterOptions) {
    if (options.config) {
      this.wagmiConfig = options.config
      this.networks = options.config.chains
    } else {
      const own = ownConnector({
        remembered: this.#remembered,
        knows: id => this.#remembered.has(id) || connectionIds(this.wagmiConfig).includes(id),
        standInFor: (wallet, connector) => this.#use(actions => actions.standInFor(wallet, connector)),
      })
      if (options.multiInjectedProviderDiscovery !== false) this.#own = own
      this.#transport = chainTransport(async (chain, request) => {
        const module = await import('./rpc/ChainNodes')
        this.#nodes ??= new module.ChainNodes(http, () => [
          options,
          ...[...this.#projections].map(({ host }) => host.rpc ?? {}),
        ])
        return this.#nodes.request(chain, request)
      })
      this.wagmiConfig = createWagmiConfig(options, own, this.#transport)
      this.networks = options.networks
    }
    hydrateConfig(this.wagmiConfig, options)
  }

  /** The chains that wagmi knows now. */
  get wagmiChains(): Config['chains'] {
    return this.wagmiConfig.chains
  }

  attach(host: AdapterHost): () => void {
    if (this.#attachment.signal.aborted) this.#attachment = new AbortController()
    addChains(this.wagmiConfig, evmChains(host.networks), this.#transport)
    if (host.wallets.reconnect) for (const id of host.storedConnectorIds) this.#remembered.add(id)
    this.#actions?.attach(host)
    const projection = startProjection(
      this.wagmiConfig,
      host,
      () => this.#read(host),
      () => this.#restoreWhatIsKnown(host),
    )
    this.#projections.add(projection)
    this.#restoreWhatIsKnown(host)
    return () => {
      projection.stop()
      this.#actions?.detach(host)
      if (this.#projections.delete(projection) && this.#projections.size === 0) this.#leave()
    }
  }

  followWalletConnect(link: WalletConnectLink): void {
    // Whoever asks the wallet for something hears that the code doesn't load.
    const ignore = () => {}
    this.#load().then(actions => actions.followWalletConnect(link), ignore)
  }

  async prefetch(): Promise<void> {
    await this.#load()
  }

  reconnect(): Promise<void> {
    if (this.#restoring) return this.#restoring
    const { signal } = this.#attachment
    for (const id of connectionIds(this.wagmiConfig)) this.#remembered.add(id)
    const stopKeeping = keepStored(this.wagmiConfig, this.#remembered)
    this.#restoring = this.#use(actions => actions.restore(signal, stopKeeping)).finally(() => {
      stopKeeping()
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
    signal?.addEventListener('abort', end)
    this.#project()
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
    setChains(this.wagmiConfig, evmChains(networks), this.#transport)
  }

  getProvider(connectorId: string): Promise<unknown> {
    return this.#use(actions => actions.getProvider(connectorId))
  }

  signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    return this.#use(actions => actions.signMessage(parameters))
  }

  transfers(): Promise<TransferAdapter> {
    return this.#use(actions => actions.transfers())
  }

  async #use<value>(action: (actions: WagmiActions) => value | Promise<value>): Promise<value> {
    return action(this.#actions ?? (await this.#load()))
  }

  /** Loads everything that isn't needed before the user shows intent. After a failed load the next call tries again. */
  async #load(): Promise<WagmiActions> {
    const module = await import('./actions/WagmiActions')
    if (this.#actions) return this.#actions
    const actions = new module.WagmiActions({
      config: this.wagmiConfig,
      capabilities: this.capabilities,
      checksum: getAddress,
      isAddress,
      remembered: this.#remembered,
      own: this.#own,
      isSilent: this.#attachment.signal.aborted,
      onFound: () => {
        this.#project()
        for (const { host } of this.#projections) this.#restoreWhatIsKnown(host)
      },
    })
    this.#actions = actions
    for (const { host } of this.#projections) actions.attach(host)
    this.#project()
    return actions
  }

  /** The last kit is gone: the page's wallets and clocks are left as they were before the first. */
  #leave(): void {
    this.#attachment.abort()
    this.#restoring = undefined
    this.#actions?.leave()
  }

  /** Restores sessions that wagmi's storage brought up, and the remembered wallet that announced itself late. */
  #restoreWhatIsKnown({ wallets }: AdapterHost): void {
    const current = currentConnection(this.wagmiConfig)
    const isDue = wallets.reconnect && !this.#restoring && !this.#attempt
    // Who waits for the outcome called `reconnect` and hears of a failure; here the state says it.
    const ignore = () => {}
    // A wallet that the host connected by itself is listed as well.
    if (isLive(current)) this.#load().catch(ignore)
    else if (isDue && (this.#hasRestored ? this.#actions?.hasUnasked : current)) this.reconnect().catch(ignore)
  }

  #read(host: AdapterHost): AdapterState {
    this.#actions?.empty.drop()
    const isExpected = !this.#hasRestored && host.storedConnectorIds.length > 0
    const isRemembered = currentConnection(this.wagmiConfig) !== undefined
    return projectState(this.wagmiConfig, this.#actions?.connectors(host) ?? noConnectors, {
      isAsking: this.#attempt !== undefined,
      isRestoring: host.wallets.reconnect && (isExpected || isRemembered),
    })
  }

  #project(): void {
    for (const projection of this.#projections) projection.update()
  }
}
