import type { ChainNamespace } from '@openappkit/contract'
import type { AppKitNetwork, CaipNetwork } from '../caip/CaipNetwork'
import type { RpcSettings } from '../options/RpcSettings'
import type { SignInRequest } from '../siwx/SignInRequest'
import type { WalletConnectLink, WalletConnectSource } from '../walletconnect/WalletConnectLink'
import type { AdapterCapability } from './AdapterCapability'
import type { AccountEntry, AccountType, Connection } from './Connection'
import type { Connector } from './Connector'
import type { LoadedAdapter } from './ProvidedWallet'
import type { TransferAdapter } from './TransferAdapter'

/** Status of an adapter's active connection. */
export type AdapterStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/**
 * Immutable state that an adapter reports to the kit.
 *
 * The source of truth stays in wagmi's store, the wallet's provider or the session. The adapter derives this state from
 * it and calls {@link AdapterHost.onState} on each change.
 */
export type AdapterState = AdapterFacts & (ConnectedState | UnconnectedState)

interface AdapterFacts {
  /** Available wallets, including any that announce themselves late. */
  readonly connectors: readonly Connector[]
  /** Every live connection. `activeConnectorId` names the active one. */
  readonly connections: readonly Connection[]
  /**
   * CAIP-2 reference of the wallet's current chain, even if it isn't one of the kit's networks. EVM adapters report a
   * number.
   */
  readonly chainId: number | string | undefined
}

/** State with a usable account. A wallet that shares no account isn't connected. */
interface ConnectedState {
  readonly status: 'connected'
  readonly activeConnectorId: string
  readonly address: string
}

/** State without a usable account. While `reconnecting`, the adapter may keep the last address. */
interface UnconnectedState {
  readonly status: Exclude<AdapterStatus, 'connected'>
  readonly activeConnectorId: string | undefined
  readonly address: string | undefined
}

/** Context that the kit passes to an adapter on `attach`. */
export interface AdapterHost {
  /** RPC settings to pass to `rpcUrls` from `@openappkit/appkit-core/transactions`. Default: the networks' own URLs. */
  readonly rpc?: RpcSettings | undefined
  /** Networks of the adapter's namespace, as the app configured them. */
  readonly networks: readonly CaipNetwork[]
  /** Initial network if the wallet doesn't set one: the user's last choice, else the app's default, else the first. */
  readonly network: CaipNetwork | undefined
  /**
   * Address to show until the wallet reconnects: the first account of the connection that was active in the last
   * session. Undefined if the kit doesn't reconnect it.
   */
  readonly address: string | undefined
  /** Preferred account type if a wallet shares several. Default: the first that the wallet lists. */
  readonly accountType: AccountType | undefined
  readonly wallets: {
    readonly eip6963: boolean
    readonly injected: boolean
    readonly coinbase: boolean
    readonly reconnect: boolean
  }
  /**
   * The kit's WalletConnect client, shared by all adapters. Absent if `enableWalletConnect` is off, or if the app sets
   * neither `projectId` nor `cloud`.
   */
  readonly walletConnect: WalletConnectSource | undefined
  /**
   * Connector ids to reconnect, the active one first. Excludes wallets that the user disconnected. Empty if
   * `enableReconnect` is off.
   */
  readonly storedConnectorIds: readonly string[]
  /** Called with the adapter's full state: synchronously during `attach`, then on each change. */
  onState(state: AdapterState): void
}

/** Parameters of {@link ChainAdapter.connect}: the wallet to connect, and the network if the user chose one. */
export interface ConnectParameters {
  readonly connectorId: string
  readonly caipNetwork?: CaipNetwork | undefined
  /**
   * Sign-in for wallets that can sign while connecting. The adapter hands over the signature before it reports the
   * connection.
   */
  readonly signIn?: SignInRequest | undefined
  /**
   * Signal that aborts when the user cancels. The adapter stops reporting `connecting`, but a late approval still adds
   * the connection.
   */
  readonly signal?: AbortSignal | undefined
}

/** Result of {@link ChainAdapter.connect}: the connected account, its chain and all accounts that the wallet shares. */
export interface ConnectResult {
  readonly address: string
  readonly chainId: number | string
  readonly accounts: readonly AccountEntry[]
}

/**
 * Interface between the kit and one chain family. Core and UI use nothing else to reach a chain.
 *
 * Methods reject with `UserRejectedError` if the user declines, `RequestPendingError` if the wallet already shows a
 * request, `WalletNotFoundError` if the wallet is missing, and otherwise with another `AppKitError`. If the wallet
 * failed, `cause` is its error. Methods whose capability isn't in `capabilities` always reject.
 */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** Short name for telemetry and `sdkVersion`, such as `wagmi`, `solana` or `bitcoin`. */
  readonly adapterType: string
  readonly capabilities: ReadonlySet<AdapterCapability>
  /** Name of the chain family, such as `Ethereum`, `Solana` or `Bitcoin`. Not translated. */
  readonly chainName: string
  /** WalletConnect methods to request on this namespace if core has no list for it. */
  readonly walletConnectMethods?: readonly string[]
  /** Networks passed to the adapter. Those passed to `createAppKit` take precedence. */
  readonly networks: readonly AppKitNetwork[]

  /**
   * Starts discovering wallets and reporting state. Returns a function that stops both and cleans up. Called once per
   * kit.
   */
  attach(host: AdapterHost): () => void
  /**
   * Called when the kit's WalletConnect client has been created. A session can span namespaces, so the adapter also
   * adopts sessions that another adapter or view created, if they have accounts in its namespace.
   */
  followWalletConnect?(link: WalletConnectLink): void
  /**
   * Loads what `connect` needs, so a click can reach the wallet without delay. Safe to call repeatedly. Resolves with
   * the loaded part if features can add wallets to it.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: Most adapters outside this repository resolve with nothing.
  prefetch(): Promise<LoadedAdapter | void>
  /**
   * Reconnects the wallets of the last session without prompting. Rejects if none connected and at least one failed or
   * didn't answer in time.
   */
  reconnect(): Promise<void>
  /**
   * Connects a wallet and resolves with its account.
   *
   * @throws {AppKitError} `wallet/no-accounts` if the wallet shares no account.
   */
  connect(parameters: ConnectParameters): Promise<ConnectResult>
  /** Ends one connection, or all connections if no `connectorId` is given. */
  disconnect(parameters?: { readonly connectorId?: string | undefined }): Promise<void>
  /**
   * Activates another live connection, and optionally one of its accounts.
   *
   * @throws {AppKitError} `wallet/not-connected` if the connection doesn't exist.
   * @throws {AppKitError} `wallet/account-not-shared` if the connection doesn't share `address`.
   */
  switchConnection(parameters: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void>
  /** Asks the wallet to switch networks, adding the network to the wallet if needed. */
  switchNetwork(caipNetwork: CaipNetwork): Promise<void>
  /** Replaces the networks after the app adds or removes one. */
  setNetworks(networks: readonly CaipNetwork[]): void

  /**
   * Returns the native provider of a live connection's wallet, such as an EIP-1193 provider.
   *
   * @throws {AppKitError} `wallet/not-connected` if the connection doesn't exist.
   */
  getProvider(connectorId: string): Promise<unknown>
  /**
   * Asks the wallet to sign a message. Resolves with the signature in the chain's encoding: hex on EVM chains, base58
   * on Solana, base64 on Bitcoin.
   */
  signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }>
  /**
   * Loads the code that reads the chain and sends transfers. Optional methods that the chain doesn't support are
   * absent. After a failed load, the next call tries again.
   */
  transfers(): Promise<TransferAdapter>
}
