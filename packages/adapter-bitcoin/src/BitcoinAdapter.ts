import type {
  AdapterCapability,
  AdapterHost,
  AdapterState,
  AppKitNetwork,
  CaipNetwork,
  ChainAdapter,
  ConnectParameters,
  ConnectResult,
  TransferAdapter,
  WalletConnectLink,
} from '@openappkit/appkit-core'
import type { BitcoinActions } from './actions/BitcoinActions'
import { parseAddress } from './address/parseAddress'
import type { BitcoinAdapterOptions } from './BitcoinAdapterOptions'
import type { BitcoinProvider } from './BitcoinProvider'
import { familyOf } from './network/familyOf'

const nothing: readonly never[] = Object.freeze([])

/**
 * Bitcoin wallets: those of Wallet Standard, sats-connect, Leather, OKX, Unisat and its kin, and WalletConnect. Finding them, connecting, reading and
 * signing load on first use, bitcoinjs-lib when a PSBT is made or checked.
 *
 * @example
 * ```ts
 * const bitcoinAdapter = new BitcoinAdapter()
 * createAppKit({ adapters: [bitcoinAdapter], networks: [bitcoin, bitcoinTestnet] })
 * ```
 */
export class BitcoinAdapter implements ChainAdapter {
  readonly namespace = 'bip122' as const
  readonly adapterType = 'bitcoin'
  readonly chainName = 'Bitcoin'
  readonly capabilities: ReadonlySet<AdapterCapability> = new Set<AdapterCapability>([
    'switchNetwork',
    'switchAccount',
    'signMessage',
    'sendTransaction',
    'estimateFee',
  ])
  readonly networks: readonly AppKitNetwork[]
  readonly #options: BitcoinAdapterOptions
  readonly #remembered = new Set<string>()
  readonly #hosts = new Set<AdapterHost>()
  readonly #told = new WeakMap<AdapterHost, AdapterState>()
  #added: readonly CaipNetwork[] | undefined
  #actions: BitcoinActions | undefined
  #loading: Promise<BitcoinActions> | undefined
  #restoring: Promise<void> | undefined
  #hasRestored = false
  /** Aborted when the last kit left. */
  #attachment = new AbortController()
  /** The latest connect that the wallet hasn't answered. An earlier one that was given up doesn't count. */
  #attempt: object | undefined

  constructor(options: BitcoinAdapterOptions = {}) {
    this.networks = options.networks ?? []
    this.#options = options
  }

  attach(host: AdapterHost): () => void {
    if (this.#attachment.signal.aborted) this.#attachment = new AbortController()
    if (host.wallets.reconnect) for (const id of host.storedConnectorIds) this.#remembered.add(id)
    this.#hosts.add(host)
    this.#actions?.attach()
    this.#project()
    return () => {
      if (!this.#hosts.delete(host) || this.#hosts.size > 0) return
      this.#attachment.abort()
      this.#restoring = undefined
      this.#hasRestored = false
      this.#added = undefined
      this.#actions?.leave()
    }
  }

  followWalletConnect(link: WalletConnectLink): void {
    // A chunk that doesn't load is tried again by whatever the visitor does next.
    this.#use(actions => actions.follow(link)).catch(() => {})
  }

  async prefetch(): Promise<void> {
    await this.#load()
  }

  reconnect(): Promise<void> {
    const { signal } = this.#attachment
    this.#hasRestored = false
    this.#restoring ??= this.#use(actions => actions.restore(signal)).finally(() => {
      if (signal.aborted) return
      this.#restoring = undefined
      this.#hasRestored = true
      this.#project()
    })
    this.#project()
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
      return await this.#use(actions => actions.connect(parameters))
    } finally {
      end()
    }
  }

  disconnect({ connectorId }: { readonly connectorId?: string | undefined } = {}): Promise<void> {
    return this.#use(actions => actions.disconnect(connectorId))
  }

  switchConnection(parameters: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void> {
    return this.#use(actions => actions.switchConnection(parameters.connectorId, parameters.address))
  }

  switchNetwork(caipNetwork: CaipNetwork): Promise<void> {
    return this.#use(actions => actions.switchNetwork(caipNetwork))
  }

  setNetworks(networks: readonly CaipNetwork[]): void {
    this.#added = networks
  }

  /** {@link BitcoinProvider} of a live connection. @throws AppKitError `wallet/not-connected` */
  getProvider(connectorId: string): Promise<BitcoinProvider> {
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

  async #use<value>(action: (actions: BitcoinActions) => value | Promise<value>): Promise<value> {
    return action(this.#actions ?? (await this.#load()))
  }

  /** Everything that isn't needed before the visitor shows intent. After a failed load the next call tries again. */
  #load(): Promise<BitcoinActions> {
    this.#loading ??= import('./actions/BitcoinActions').then(
      ({ BitcoinActions }) => {
        const actions = new BitcoinActions({
          rules: { parse: parseAddress, familyOf },
          options: this.#options,
          capabilities: this.capabilities,
          remembered: this.#remembered,
          hosts: this.#hosts,
          networks: () => this.#added ?? [...this.#hosts].flatMap(({ networks }) => networks),
          onChange: () => this.#project(),
        })
        this.#actions = actions
        if (this.#hosts.size > 0) actions.attach()
        this.#project()
        return actions
      },
      cause => {
        this.#loading = undefined
        throw cause
      },
    )
    return this.#loading
  }

  #project(): void {
    for (const host of this.#hosts) {
      const [now, last] = [this.#read(host), this.#told.get(host)]
      if (last && (Object.keys(now) as (keyof AdapterState)[]).every(key => now[key] === last[key])) continue
      this.#told.set(host, now)
      host.onState(now)
    }
  }

  #read(host: AdapterHost): AdapterState {
    const { active, projected } = this.#actions?.connections ?? {}
    const stored = host.storedConnectorIds.find(id => this.#remembered.has(id))
    const isExpected = !active && !this.#attempt && !this.#hasRestored && host.wallets.reconnect && stored !== undefined
    const known = {
      connectors: this.#actions?.connectors(host) ?? nothing,
      connections: projected ?? nothing,
      chainId: active?.caipNetworkId.slice(7) ?? (isExpected ? host.network?.caipNetworkId.slice(7) : undefined),
    }
    return active
      ? { ...known, status: 'connected', activeConnectorId: active.wallet.id, address: active.address }
      : {
          ...known,
          status: this.#attempt ? 'connecting' : isExpected ? 'reconnecting' : 'disconnected',
          activeConnectorId: isExpected ? stored : undefined,
          address: isExpected ? host.address : undefined,
        }
  }
}
