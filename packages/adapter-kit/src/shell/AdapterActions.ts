import type {
  AdapterHost,
  AdapterState,
  CaipNetwork,
  ChainAdapter,
  Connector,
  ConnectParameters,
  ConnectResult,
  LoadedAdapter,
  TransferAdapter,
  WalletConnectLink,
} from '@openappkit/appkit-core'

/**
 * State of an adapter while a wallet is connected. Unchanged parts keep their identity, so readers can compare by
 * identity.
 */
export type ConnectedState = Omit<Extract<AdapterState, { readonly status: 'connected' }>, 'connectors' | 'status'>

/**
 * Actions of an adapter: the code that loads on first use, such as when the user shows intent or a wallet reconnects.
 */
export interface AdapterActions extends LoadedAdapter {
  /**
   * State while a wallet is connected. Undefined otherwise. Omitted if another store, such as wagmi's, holds the state.
   */
  readonly connected?: ConnectedState | undefined
  /** Returns the connectors to list in a kit. Returns the same array until the list changes. */
  connectors(host: AdapterHost): readonly Connector[]
  /** Called when a kit attaches, or once the actions have loaded: finds wallets and listens to them. */
  attach(host: AdapterHost): void
  /** Called when a kit detaches. */
  detach(host: AdapterHost): void
  /** Called when the last kit detaches: removes every listener from the wallets. */
  leave(): void
  /**
   * Tracks a kit's WalletConnect session. A session can span several namespaces, so another adapter may have created
   * it.
   */
  follow(link: WalletConnectLink): void
  /** Called after networks are added to or removed from a kit. */
  refresh?(): void
  /** Reconnects remembered wallets. See `ChainAdapter.reconnect`. */
  reconnect(signal: AbortSignal): Promise<void>
  /** Connects a wallet. See `ChainAdapter.connect`. */
  connect(parameters: ConnectParameters): Promise<ConnectResult>
  /** Disconnects one wallet. Without `connectorId`, disconnects all of them. */
  disconnect(parameters?: Parameters<ChainAdapter['disconnect']>[0]): Promise<void>
  /** Activates a connected wallet or account. See `ChainAdapter.switchConnection`. */
  switchConnection(parameters: Parameters<ChainAdapter['switchConnection']>[0]): void | Promise<void>
  /** Switches the network. See `ChainAdapter.switchNetwork`. */
  switchNetwork(caipNetwork: CaipNetwork): void | Promise<void>
  /** Returns the provider of a connection. See `ChainAdapter.getProvider`. */
  getProvider(connectorId: string): unknown
  /** Signs a message. See `ChainAdapter.signMessage`. */
  signMessage(parameters: Parameters<ChainAdapter['signMessage']>[0]): ReturnType<ChainAdapter['signMessage']>
  /** Returns the chain's `TransferAdapter`, or a promise for it if its code loads on first use. */
  transfers(): TransferAdapter | Promise<TransferAdapter>
}
