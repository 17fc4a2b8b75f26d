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

/** The state of a connected wallet. What didn't change is the same object as before, so that readers can compare by identity. */
export type ConnectedState = Omit<Extract<AdapterState, { readonly status: 'connected' }>, 'connectors' | 'status'>

/** What an adapter does beyond telling where it stands: the code that loads when the user shows intent. */
export interface AdapterActions {
  /** Undefined while no wallet is connected. Absent where something else says so, as wagmi's store does. */
  readonly connected?: ConnectedState | undefined
  /** The wallets that can be asked now. The same list as long as nothing in it changed. */
  connectors(host: AdapterHost): readonly Connector[]
  /** A kit is there: wallets are found and listened to, again or at last. */
  attach(host: AdapterHost): void
  detach(host: AdapterHost): void
  /** The last kit is gone: the page's wallets are left as they were before the first. */
  leave(): void
  /** A session of WalletConnect spans all chains, so one that others made is this adapter's as well. */
  follow(link: WalletConnectLink): void
  /** Networks were added to or removed from a kit. */
  refresh?(): void
  reconnect(signal: AbortSignal): Promise<void>
  connect(parameters: ConnectParameters): Promise<ConnectResult>
  /** Without `connectorId`: all connections. */
  disconnect(parameters?: Parameters<ChainAdapter['disconnect']>[0]): Promise<void>
  switchConnection(parameters: Parameters<ChainAdapter['switchConnection']>[0]): void | Promise<void>
  switchNetwork(caipNetwork: CaipNetwork): void | Promise<void>
  getProvider(connectorId: string): unknown
  signMessage(parameters: Parameters<ChainAdapter['signMessage']>[0]): ReturnType<ChainAdapter['signMessage']>
  transfers(): TransferAdapter | Promise<TransferAdapter>
}
