import { AdapterShell } from '@openappkit/adapter-kit'
import type {
  AdapterCapability,
  AdapterHost,
  AdapterState,
  AppKitNetwork,
  CaipNetwork,
  Connector,
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
import type { ChainNodes } from './rpc/ChainNodes'
import { chainTransport, type MakeTransport } from './rpc/chainTransport'
import type { WagmiAdapterOptions } from './WagmiAdapterOptions'

/** What is known of the page's wallets before the user shows intent. */
const noConnectors: readonly Connector[] = /* @__PURE__ */ Object.freeze([])

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
export class WagmiAdapter extends AdapterShell<WagmiActions> {
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
  /** Makes the transports of chains for which the app gave none. */
  readonly #transport: MakeTransport = http
  #nodes: ChainNodes | undefined
  /** What didn't change stays the same object, so that readers can compare by identity. */
  #connections: AdapterState['connections'] = []
  /** Ends what keeps wagmi's own `reconnect` from forgetting. */
  #stopKeeping: () => void = () => {}

  constructor(options: WagmiAdapterOptions) {
    super()
    if (options.config) {
      this.wagmiConfig = options.config
      this.networks = options.config.chains
    } else {
      const own = ownConnector({
        remembered: this.remembered,
        knows: id => this.remembered.has(id) || connectionIds(this.wagmiConfig).includes(id),
        standInFor: (wallet, connector) => this.use(actions => actions.standInFor(wallet, connector)),
      })
      if (options.multiInjectedProviderDiscovery !== false) this.#own = own
      this.#transport = chainTransport(async (chain, request) => {
        const module = await import('./rpc/ChainNodes')
        this.#nodes ??= new module.ChainNodes(http, () => [
          options,
          ...[...this.hosts.keys()].map(({ rpc }) => rpc ?? {}),
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

  override attach(host: AdapterHost): () => void {
    addChains(this.wagmiConfig, evmChains(host.networks), this.#transport)
    const detach = super.attach(host)
    const change = (): void => {
      this.project()
      this.#reconnectWhatIsKnown(host)
    }
    const { connectors } = this.wagmiConfig._internal
    const stops = [this.wagmiConfig.subscribe(state => state, change), connectors.subscribe(change)]
    this.#reconnectWhatIsKnown(host)
    return () => {
      for (const stop of stops) stop()
      detach()
    }
  }

  override reconnect(): Promise<void> {
    if (this.reconnecting !== undefined) return super.reconnect()
    for (const id of connectionIds(this.wagmiConfig)) this.remembered.add(id)
    this.#stopKeeping = keepStored(this.wagmiConfig, this.remembered)
    return super.reconnect().finally(() => this.#stopKeeping())
  }

  setNetworks(networks: readonly CaipNetwork[]): void {
    setChains(this.wagmiConfig, evmChains(networks), this.#transport)
  }

  protected async load(): Promise<() => WagmiActions> {
    const module = await import('./actions/WagmiActions')
    return () =>
      new module.WagmiActions({
        config: this.wagmiConfig,
        capabilities: this.capabilities,
        checksum: getAddress,
        isAddress,
        remembered: this.remembered,
        own: this.#own,
        isSilent: this.attachment.signal.aborted,
        onAnswered: () => this.#stopKeeping(),
        onFound: () => {
          this.project()
          for (const host of this.hosts.keys()) this.#reconnectWhatIsKnown(host)
        },
      })
  }

  protected read(host: AdapterHost): AdapterState {
    this.actions?.empty.drop()
    const isExpected = !this.hasReconnected && host.storedConnectorIds.length > 0
    const isRemembered = currentConnection(this.wagmiConfig) !== undefined
    const state = projectState(this.wagmiConfig, this.actions?.connectors(host) ?? noConnectors, {
      isAsking: this.attempt !== undefined,
      isRestoring: host.wallets.reconnect && (isExpected || isRemembered),
    })
    const isSame = JSON.stringify(state.connections) === JSON.stringify(this.#connections)
    if (!isSame) this.#connections = state.connections
    return { ...state, connections: this.#connections }
  }

  /** Reconnects sessions that wagmi's storage brought up, and the remembered wallet that announced itself late. */
  #reconnectWhatIsKnown({ wallets }: AdapterHost): void {
    const current = currentConnection(this.wagmiConfig)
    const isDue = wallets.reconnect && !this.reconnecting && !this.attempt
    // A failure is in the state, and in the promise of `reconnect`.
    const ignore = () => {}
    // A wallet that the host connected by itself is listed as well.
    if (isLive(current)) this.prefetch().catch(ignore)
    else if (isDue && (this.hasReconnected ? this.actions?.hasUnasked : current)) this.reconnect().catch(ignore)
  }
}
