import type {
  Balance,
  CaipNetwork,
  ConnectParameters,
  ConnectResult,
  SendTokenParameters,
  SendTransactionParameters,
} from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../config/AnnouncedWallets'
import { ProviderListeners } from '../config/ProviderListeners'
import type { RememberedConnectors } from '../RememberedConnectors'
import { connect } from './connect'
import { disconnect } from './disconnect'
import { estimateFee } from './estimateFee'
import { getBalance } from './getBalance'
import { getProvider } from './getProvider'
import { Restoration } from './Restoration'
import { refreshConnections } from './refreshConnections'
import { sendToken } from './sendToken'
import { sendTransaction } from './sendTransaction'
import { signMessage } from './signMessage'
import { switchConnection } from './switchConnection'
import { switchNetwork } from './switchNetwork'
import { getWalletAssets, getWalletCapabilities } from './walletQueries'

/** What the adapter does beyond projecting: the one chunk that loads on intent. */
export class WagmiActions {
  readonly listeners: ProviderListeners
  readonly #config: Config
  readonly #restoration: Restoration
  readonly #balances: Map<string, Promise<Balance>> = new Map()

  constructor(config: Config, remembered: RememberedConnectors, wallets: AnnouncedWallets, isSilent: boolean) {
    this.#config = config
    this.listeners = new ProviderListeners(config, remembered, isSilent)
    this.#restoration = new Restoration(config, remembered, wallets)
  }

  restore(signal: AbortSignal): Promise<void> {
    return this.#restoration.restore(signal)
  }

  refresh(): Promise<void> {
    return refreshConnections(this.#config)
  }

  connect(parameters: ConnectParameters): Promise<ConnectResult> {
    return connect(this.#config, parameters)
  }

  disconnect(connectorId: string | undefined): Promise<void> {
    return disconnect(this.#config, connectorId)
  }

  switchConnection(connectorId: string, address: string | undefined): Promise<void> {
    return switchConnection(this.#config, connectorId, address)
  }

  switchNetwork(caipNetwork: CaipNetwork): Promise<void> {
    return switchNetwork(this.#config, caipNetwork)
  }

  async getProvider(connectorId: string): Promise<unknown> {
    return this.listeners.walletOf(await getProvider(this.#config, connectorId))
  }

  /** Calls for the same balance while one is under way share its answer. */
  getBalance(parameters: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<Balance> {
    const { address, caipNetwork, tokenAddress } = parameters
    const key = [caipNetwork.id, address, tokenAddress].join().toLowerCase()
    const running = this.#balances.get(key)
    if (running) return running
    const asking = getBalance(this.#config, parameters).finally(() => this.#balances.delete(key))
    this.#balances.set(key, asking)
    return asking
  }

  signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }> {
    return signMessage(this.#config, parameters)
  }

  sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }> {
    return sendTransaction(this.#config, parameters)
  }

  sendToken(parameters: SendTokenParameters): Promise<{ readonly hash: string }> {
    return sendToken(this.#config, parameters)
  }

  estimateFee(parameters: SendTransactionParameters & { readonly address: string }): Promise<bigint> {
    return estimateFee(this.#config, parameters)
  }

  getWalletCapabilities(address: string): Promise<Readonly<Record<string, unknown>>> {
    return getWalletCapabilities(this.#config, address)
  }

  getWalletAssets(parameters: {
    readonly account: string
    readonly chainFilter?: readonly string[] | undefined
  }): Promise<Readonly<Record<string, readonly unknown[]>>> {
    return getWalletAssets(this.#config, parameters)
  }
}
