import type {
  AdapterHost,
  AdapterState,
  CaipNetwork,
  ChainAdapter,
  Connector,
  ConnectParameters,
  ConnectResult,
  TransferAdapter,
  WalletConnectLink,
} from '@openappkit/appkit-core'

/**
 * State of an adapter while a wallet is connected. Unchanged parts keep their identity, so readers can compare by
 * identity.
 */
export type ConnectedState = Omit<Extract<AdapterState, { readonly status: 'connected' }>, 'connectors' | 'status'>

/** Actions of an adapter: the code that loads when the user shows intent. */
export interface AdapterActions {
  /**
   * State while a wallet is connected. Undefined otherwise. Omitted if another store, such as wagmi's, holds the state.
   */
  readonly connected?: ConnectedState | undefined
  /** Returns the connectors to list in a kit. Returns the same array until one changes. */
  connectors(host: AdapterHost): readonly Connector[]
  /** Called when a kit attaches: finds wallets and listens to them. */
  attach(host: AdapterHost): void
  /** Called when a kit detaches. */
  detach(host: AdapterHost): void
  /** Called when the last kit detaches: removes every listener from the wallets. */
  leave(): void
  /** Tracks a kit's WalletConnect session. A session spans all chains, so another adapter may have created it. */
  follow(link: WalletConnectLink): void
  /** Called when networks were added to or removed from a kit. */
  refresh?(): void
  /** Reconnects remembered wallets. See `ChainAdapter.reconnect`. */
  reconnect(signal: AbortSignal): Promise<void>
  /** Connects a wallet. See `ChainAdapter.connect`. */
  connect(parameters: ConnectParameters): Promise<ConnectResult>
  /** Disconnects one wallet, or all without `connectorId`. */
  disconnect(parameters?: Parameters<ChainAdapter['disconnect']>[0]): Promise<void>
  /** Activates a connected wallet or account. See `ChainAdapter.switchConnection`. */
  switchConnection(parameters: Parameters<ChainAdapter['switchConnection']>[0]): void | Promise<void>
  /** Switches the network. See `ChainAdapter.switchNetwork`. */
  switchNetwork(caipNetwork: CaipNetwork): void | Promise<void>
  /** Returns the provider of a connection. See `ChainAdapter.getProvider`. */
  getProvider(connectorId: string): unknown
  /** Signs a message. See `ChainAdapter.signMessage`. */
  signMessage(parameters: Parameters<ChainAdapter['signMessage']>[0]): ReturnType<ChainAdapter['signMessage']>
  /** Returns the transfers of the chain, or a promise while they load. */
  transfers(): TransferAdapter | Promise<TransferAdapter>
}
