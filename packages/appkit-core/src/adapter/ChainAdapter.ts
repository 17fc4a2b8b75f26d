import type { ChainNamespace } from '@openappkit/contract'
import type { AppKitNetwork, CaipNetwork } from '../caip/CaipNetwork'
import type { RpcSettings } from '../options/RpcSettings'
import type { SignInRequest } from '../siwx/SignInRequest'
import type { WalletConnectLink, WalletConnectSource } from '../walletconnect/WalletConnectLink'
import type { AdapterCapability } from './AdapterCapability'
import type { AccountEntry, AccountType, Connection } from './Connection'
import type { Connector } from './Connector'
import type { TransferAdapter } from './TransferAdapter'

/** Where an adapter's active connection stands. */
export type AdapterStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/**
 * Everything an adapter tells the kit, as one immutable value. The truth stays where it is made (wagmi's store, a wallet's
 * provider, a session); the adapter projects it here, one way, and calls {@link AdapterHost.onState} on each change.
 */
export type AdapterState = AdapterFacts & (ConnectedState | UnconnectedState)

interface AdapterFacts {
  /** Every wallet that can be asked now. Grows when a wallet announces itself late. */
  readonly connectors: readonly Connector[]
  /** Every live connection; the active one is named by `activeConnectorId`. */
  readonly connections: readonly Connection[]
  /** Reference part of the chain that the wallet is on, whether the kit knows that chain or not. */
  readonly chainId: number | string | undefined
}

/** An account can be used. A wallet that shares none isn't connected, whatever it answered. */
interface ConnectedState {
  readonly status: 'connected'
  readonly activeConnectorId: string
  readonly address: string
}

/** No account can be used now. While `reconnecting`, the adapter may remember which one was. */
interface UnconnectedState {
  readonly status: Exclude<AdapterStatus, 'connected'>
  readonly activeConnectorId: string | undefined
  readonly address: string | undefined
}

/** What the kit gives an adapter when it attaches it. */
export interface AdapterHost {
  /** Where chains are asked, for `rpcUrls` of `@openappkit/appkit-core/transactions`. Absent: at the networks' own URLs. */
  readonly rpc?: RpcSettings | undefined
  /** Networks of the adapter's own namespace, as the host configured them. */
  readonly networks: readonly CaipNetwork[]
  /** The one of them to begin with, where the wallet doesn't say: as the visitor left it, else the host's default, else the first. */
  readonly network: CaipNetwork | undefined
  /** The account that was in use when the page was left. */
  readonly address: string | undefined
  /** Which account to use of a wallet that shares several kinds. Absent: whichever the chain's wallets put first. */
  readonly accountType: AccountType | undefined
  readonly wallets: {
    readonly eip6963: boolean
    readonly injected: boolean
    readonly coinbase: boolean
    readonly reconnect: boolean
  }
  /** The kit's WalletConnect client, shared by all adapters. Absent when it is off, or nothing says which relay to use. */
  readonly walletConnect: WalletConnectSource | undefined
  /** Connector ids that were connected when the page was left, newest first; explicit disconnects are not among them. */
  readonly storedConnectorIds: readonly string[]
  /** The adapter calls this with its whole state, first synchronously from `attach`, then on each change. */
  onState(state: AdapterState): void
}

/** Which wallet to connect, and on which network if the visitor chose one before. */
export interface ConnectParameters {
  readonly connectorId: string
  readonly caipNetwork?: CaipNetwork | undefined
  /** Where the host wants a sign-in: an adapter whose wallet can sign with the connect does so, and hands over what was signed before it tells of the connection. */
  readonly signIn?: SignInRequest | undefined
  /** Aborted when the visitor gives up: the adapter stops showing `connecting`; what the wallet answers later still counts. */
  readonly signal?: AbortSignal | undefined
}

/** Result of a connect: the account that is now active. */
export interface ConnectResult {
  readonly address: string
  readonly chainId: number | string
  readonly accounts: readonly AccountEntry[]
}

/**
 * The seam between the kit and one chain family. One package implements it per namespace; core and UI know nothing else of a chain.
 *
 * Errors: a visitor's refusal rejects with `UserRejectedError`, a request that waits in the wallet with `RequestPendingError`, a
 * missing wallet with `WalletNotFoundError`; anything else with an `AppKitError` whose `cause` is the wallet's own error.
 */
export interface ChainAdapter {
  readonly namespace: ChainNamespace
  /** Short name for telemetry and `sdkVersion`: `wagmi`, `solana`, `bitcoin`, … */
  readonly adapterType: string
  readonly capabilities: ReadonlySet<AdapterCapability>
  /** What people call the chain family: `EVM`, `Solana`, `Bitcoin`. A name, the same in every language. */
  readonly chainName: string
  /** Methods that a WalletConnect session asks for on this namespace, where core doesn't know them. */
  readonly walletConnectMethods?: readonly string[]
  /** Networks given to the adapter itself; `createAppKit` uses those of its own option when both are given. */
  readonly networks: readonly AppKitNetwork[]

  /** Begins discovery and projection. Returns what ends both and leaves nothing behind. Called once per kit. */
  attach(host: AdapterHost): () => void
  /**
   * The kit's WalletConnect client exists now, whoever loaded it. A session spans all namespaces, so one that another adapter, or a view, made
   * is this adapter's as well when it has accounts of this namespace.
   */
  followWalletConnect?(link: WalletConnectLink): void
  /** Loads what `connect` needs, so that a click asks the wallet at once. Safe to call often. */
  prefetch(): Promise<void>
  /** Restores the connections of the last visit without any prompt. */
  reconnect(): Promise<void>
  connect(parameters: ConnectParameters): Promise<ConnectResult>
  /** Ends one connection, or all. */
  disconnect(parameters?: { readonly connectorId?: string | undefined }): Promise<void>
  /** Makes another live connection (and one of its accounts) the active one. */
  switchConnection(parameters: { readonly connectorId: string; readonly address?: string | undefined }): Promise<void>
  /** Asks the wallet to change network, adding the network to the wallet when it is unknown there. */
  switchNetwork(caipNetwork: CaipNetwork): Promise<void>
  /** Networks added to or removed from the kit after `attach`. */
  setNetworks(networks: readonly CaipNetwork[]): void

  /** The wallet's own provider (EIP-1193, Wallet Standard, …) of a live connection. */
  getProvider(connectorId: string): Promise<unknown>
  signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }>
  /**
   * Loads what reads the chain and sends. What this chain doesn't have is absent from it, never what isn't loaded yet. A load that fails is tried again by the
   * next call.
   */
  transfers(): Promise<TransferAdapter>
}
