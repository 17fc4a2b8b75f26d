import type { ChainNamespace } from '@openappkit/contract'
import type { AppKitNetwork, CaipNetwork } from '../caip/CaipNetwork'
import type { RpcSettings } from '../options/RpcSettings'
import type { SignInRequest } from '../siwx/SignInRequest'
import type { WalletConnectLink, WalletConnectSource } from '../walletconnect/WalletConnectLink'
import type { AccountEntry, AccountType, Connection } from './Connection'
import type { Connector } from './Connector'
import type { FollowTransactionParameters, TransactionOutcome } from './TransactionOutcome'
import type { SimulatedTransfer, Transfer, TransferLine } from './Transfer'

/** What an adapter can do beyond connecting. The UI asks this set, never the namespace's name. */
export type AdapterCapability =
  | 'switchNetwork'
  | 'addNetwork'
  | 'switchAccount'
  | 'signMessage'
  | 'sendTransaction'
  | 'sendToken'
  | 'estimateFee'
  | 'walletCapabilities'
  | 'walletAssets'

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

/** An amount in base units with what is needed to print it. */
export interface Balance {
  /** Base units: wei, lamports, satoshis. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  /** The part of `value` that transfers leave alone unless the payer asks to spend it: coins that may carry something worth more. Absent: none. */
  readonly reserved?: bigint | undefined
}

/** Parameters of a native transfer. */
export interface SendTransactionParameters {
  /** Who pays. The wallet is asked for no other account: one that doesn't share this one is not asked at all. Absent: the account in use. */
  readonly address?: string | undefined
  readonly to: string
  /** Base units. */
  readonly value: bigint
  /** Hex calldata, where the chain has such a thing. */
  readonly data?: string | undefined
  readonly caipNetwork: CaipNetwork
  /**
   * The highest fee that the payer agreed to, in base units of the network's coin. A transfer that costs more is refused before the wallet prompt, and a signed
   * one before it is broadcast. Absent: no bound.
   */
  readonly maxFee?: bigint | undefined
  /** Whether the payer asks to spend what {@link Balance.reserved} counts as well. */
  readonly spendsReserved?: boolean | undefined
}

/** Parameters of a token transfer. */
export interface SendTokenParameters {
  /** As {@link SendTransactionParameters.address}. */
  readonly address?: string | undefined
  readonly tokenAddress: string
  readonly to: string
  /** Base units of the token. */
  readonly amount: bigint
  readonly caipNetwork: CaipNetwork
  /** As {@link SendTransactionParameters.maxFee}. */
  readonly maxFee?: bigint | undefined
}

/** Parameters of a fee: of a native transfer, or of a token's where `tokenAddress` says which. `value` is then in the token's base units. */
export interface EstimateFeeParameters extends SendTransactionParameters {
  /** Who pays. */
  readonly address: string
  readonly tokenAddress?: string | undefined
}

/** A transaction that was sent. */
export interface PaidFeeParameters {
  readonly hash: string
  readonly caipNetwork: CaipNetwork
}

/** An address, and on which network it is meant. */
export interface AddressParameters {
  readonly address: string
  readonly caipNetwork: CaipNetwork
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
  /** Loads what `connect` needs, so that a click asks the wallet at once; methods that the interface has as optional may come with it. Safe to call often. */
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

  /** Whether money can be sent to this address on that network: well-formed, its checksum right, and of no other network. */
  isAddress(address: string, caipNetwork: CaipNetwork): boolean
  /**
   * An address as it is properly written, so that it looks the same wherever it came from: with its checksum, where that is in the case of its letters.
   * The same address, and one that {@link ChainAdapter.isAddress} knows. Absent: there is one way to write it, but for bech32 in capitals.
   *
   * @throws Error when it is no address of this chain.
   * @example
   * await adapter.properAddress({ address: '0x71c7656ec7ab88b098defb751b7401b5f6d8976f', caipNetwork }) // '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
   */
  properAddress?(parameters: AddressParameters): Promise<string>
  /** The wallet's own provider (EIP-1193, Wallet Standard, …) of a live connection. */
  getProvider(connectorId: string): Promise<unknown>
  getBalance(parameters: {
    readonly address: string
    readonly caipNetwork: CaipNetwork
    readonly tokenAddress?: string | undefined
  }): Promise<Balance>
  signMessage(parameters: {
    readonly message: string
    readonly address: string
  }): Promise<{ readonly signature: string }>
  /**
   * Has the wallet send it. Resolves once it left the wallet and a node took it over; what becomes of it is told by
   * {@link ChainAdapter.followTransaction}.
   *
   * @throws AppKitError `transaction/insufficient-funds` when the account can't pay amount and fee, and `wallet/not-connected` or
   * `wallet/account-not-shared` when `address` is no account of a connected wallet; `transaction/fee-changed` when the fee exceeds `maxFee`, with that fee in
   * `details`.
   */
  sendTransaction(parameters: SendTransactionParameters): Promise<{ readonly hash: string }>
  sendToken(parameters: SendTokenParameters): Promise<{ readonly hash: string }>
  /** Fee in base units of the native currency. */
  estimateFee(parameters: EstimateFeeParameters): Promise<bigint>
  /**
   * What has to be left in an account for wallet and chain to take a transfer whose fee was estimated so, in base units. Absent: a quarter more than the fee.
   */
  feeReserve?(fee: bigint): bigint
  /**
   * Whether a fee is so high that it looks like a mistake: the payer confirms it apart from the transfer. Absent: the chain has no such measure.
   *
   * @throws AppKitError when the chain can't be asked.
   */
  isFeeUnusual?(transfer: Transfer & { readonly fee: bigint }): Promise<boolean>
  /**
   * Reads what a sent transaction costs, in base units of the network's coin; while no block includes it, the most it may cost. Wallets may change fees on
   * their own, and this is how the user learns of it. Undefined while the chain doesn't know the transaction.
   *
   * @throws Error when the chain can't be asked.
   */
  paidFee?(parameters: PaidFeeParameters): Promise<bigint | undefined>
  /**
   * Whether a program lives at the address, so that a transfer may do more than pay somebody, or be lost. An account that delegates to code
   * (EIP-7702) is still its owner's. Absent: the chain has no such thing.
   *
   * @throws AppKitError `account/unavailable` when the chain does not answer.
   */
  isContract?(parameters: AddressParameters): Promise<boolean>
  /**
   * Tries a transfer without sending it. Undefined where nobody can say what would arrive.
   *
   * @throws AppKitError `transaction/would-fail` when the chain says that it would fail, or a code that says more exactly why;
   * `transaction/simulation-failed` when the chain does not answer.
   */
  simulateTransfer?(transfer: Transfer): Promise<SimulatedTransfer | undefined>
  /**
   * Watches a transaction until it is known how it ended, however long that takes. One that a reorganisation of the chain took out is watched again.
   *
   * @example
   * const outcome = await adapter.followTransaction({ hash, address, caipNetwork, signal: AbortSignal.timeout(600_000) })
   * if (outcome.status === 'replaced') console.log(outcome.hash)
   */
  followTransaction?(parameters: FollowTransactionParameters): Promise<TransactionOutcome>
  /**
   * What the wallet will be asked for a transfer, decoded from the very bytes that it will get.
   *
   * @throws AppKitError as sending it would, before the wallet is asked.
   */
  describeTransfer?(transfer: Transfer): Promise<readonly TransferLine[]>
  /**
   * Under which coin types names may keep their address for a network, the best first: SLIP-44, and ENSIP-11 for EVM chains. Empty, and absent: names
   * know nothing of this chain.
   */
  coinTypes?(caipNetwork: CaipNetwork): Promise<readonly number[]>
  /**
   * Asks the chain itself, and no backend, which address a name has on a network. Undefined: the name has none. Absent: names are known to backends alone.
   *
   * @param parameters.name - normalized ([ENSIP-15](https://docs.ens.domains/ensip/15))
   * @throws AppKitError `names/unverified` when the chain can't be asked, or keeps the name elsewhere.
   */
  resolveName?(parameters: { readonly name: string; readonly caipNetwork: CaipNetwork }): Promise<string | undefined>
  /** The address as a link that wallets of this chain understand: `ethereum:0x…@10`, `solana:…`, `bitcoin:…`. For a code to scan. */
  addressUri?(parameters: AddressParameters): string
  /** EIP-5792 `wallet_getCapabilities`, or nothing where the wallet has none. */
  getWalletCapabilities(address: string): Promise<Readonly<Record<string, unknown>>>
  /** ERC-7811 `wallet_getAssets`. */
  getWalletAssets(parameters: {
    readonly account: string
    readonly chainFilter?: readonly string[] | undefined
  }): Promise<Readonly<Record<string, readonly unknown[]>>>
}
