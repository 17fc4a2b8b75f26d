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
import { type Address, type EIP1193Provider, getAddress, type Hash, isAddress } from 'viem'
import type { WagmiActions } from './actions/WagmiActions'
import { createWagmiConfig, evmChains } from './config/createWagmiConfig'
import { hydrateConfig } from './config/hydrateConfig'
import { keepStored } from './config/keepStored'
import { connectionIds, currentConnection, isLive } from './config/liveConnection'
import { type OwnConnector, ownConnector } from './config/ownConnector'
import { requireWagmi3 } from './config/requireWagmi3'
import { addChains, setChains } from './config/setChains'
import { projectState } from './projection/projectState'
import type { ChainNodes } from './rpc/ChainNodes'
import { chainTransport, type MakeTransport } from './rpc/chainTransport'
import type { WagmiAdapterOptions } from './WagmiAdapterOptions'

declare module '@openappkit/appkit-core' {
  interface NamespaceTypes {
    eip155: { address: Address; hash: Hash; provider: EIP1193Provider }
  }
}

/** Connectors before the actions have loaded. */
const noConnectors: readonly Connector[] = /* @__PURE__ */ Object.freeze([])

/**
 * Connects EVM chains with wagmi. wagmi's store holds the state, and the adapter reports it to the kit. The code for
 * finding wallets, connecting, reading and signing loads on first use.
 *
 * @throws {AppKitError} `adapter/no-networks` when `networks` contains no EVM network.
 * @throws {AppKitError} `adapter/unsupported-version` for wagmi 2.
 * @example
 * ```tsx
 * import { WagmiAdapter } from '@openappkit/adapter-wagmi'
 * import { createAppKit } from '@openappkit/appkit'
 * import { base, mainnet } from '@openappkit/appkit/networks'
 * import type { ReactNode } from 'react'
 * import { http, WagmiProvider } from 'wagmi'
 *
 * const networks = [mainnet, base] as const
 * const adapter = new WagmiAdapter({ networks, transports: { [mainnet.id]: http('https://rpc.example.org') } })
 * createAppKit({ adapters: [adapter], networks })
 *
 * function Providers({ children }: { readonly children: ReactNode }) {
 *   return <WagmiProvider config={adapter.wagmiConfig}>{children}</WagmiProvider>
 * }
 * ```
 */
export class WagmiAdapter extends AdapterShell<WagmiActions> {
  readonly namespace = 'eip155' as const
  readonly adapterType = 'wagmi'
  readonly chainName = 'Ethereum'
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
  /** wagmi config for `<WagmiProvider config>` and wagmi's own actions. */
  readonly wagmiConfig: Config
  /** Creates connectors for announced wallets. Undefined if the host passes a config or turns discovery off. */
  readonly #own: OwnConnector | undefined
  /** Creates transports for chains without a configured transport. */
  readonly #transport: MakeTransport = http
  #nodes: ChainNodes | undefined
  /** Keeps its identity while unchanged, so that callers can compare by identity. */
  #connections: AdapterState['connections'] = []
  /** Stops protecting remembered connections from wagmi's own `reconnect`. */
  #stopKeeping: () => void = () => {}

  constructor(input: WagmiAdapterOptions) {
    super()
    // JavaScript can leave out the options. Then the networks are missing, which throws below.
    const options = input ?? {}
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
    requireWagmi3(this.wagmiConfig)
    hydrateConfig(this.wagmiConfig, options)
  }

  /** Chains of wagmi's config. */
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

  /**
   * Returns the provider of a connected wallet: its own object, or the one of the WalletConnect session.
   *
   * @throws {AppKitError} `wallet/not-connected` when the connector isn't connected.
   */
  override getProvider(connectorId: string): Promise<EIP1193Provider> {
    return this.use(actions => actions.getProvider(connectorId))
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
      willReconnect: host.wallets.reconnect && (isExpected || isRemembered),
    })
    const isSame = JSON.stringify(state.connections) === JSON.stringify(this.#connections)
    if (!isSame) this.#connections = state.connections
    return { ...state, connections: this.#connections }
  }

  /** Reconnects sessions from wagmi's storage, and remembered wallets that announce themselves late. */
  #reconnectWhatIsKnown({ wallets }: AdapterHost): void {
    const current = currentConnection(this.wagmiConfig)
    const isDue = wallets.reconnect && !this.reconnecting && !this.attempt
    // The state and the promise of `reconnect` report the failure.
    const ignore = () => {}
    // Loads the actions, which also list a wallet that the host connected itself.
    if (isLive(current)) this.prefetch().catch(ignore)
    else if (isDue && (this.hasReconnected ? this.actions?.hasUntried : current)) this.reconnect().catch(ignore)
  }
}
