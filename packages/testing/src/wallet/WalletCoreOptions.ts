import type { Hex } from 'viem'
import type { RequestKind } from './AnswerRules'
import type { DappInfo } from './DappInfo'
import type { JsonRpcCall } from './jsonRpc'
import type { WalletAccountInput } from './WalletAccount'

/** A chain that the wallet supports. */
export interface WalletChain {
  /** JSON-RPC URL of the chain. */
  readonly rpcUrl: string
  readonly name?: string
}

/** An asset that a wallet reports for its account (ERC-7811). */
export interface WalletAsset {
  readonly type: 'NATIVE' | 'ERC20'
  /** Contract address, or `native` for the native currency. */
  readonly address: string
  /** Base units, in hex. */
  readonly balance: Hex
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    /** Price of one whole unit in US dollars. */
    readonly price?: number
    readonly iconUrl?: string
  }
}

/** A request that the user of an EVM wallet has to approve or reject. */
export interface ApprovalRequest {
  readonly kind: Exclude<RequestKind, 'any'>
  readonly method: string
  readonly params: readonly unknown[]
  /** Address of the selected account. */
  readonly account: Hex
  readonly chainId: number
  /**
   * App that sent the request, as it describes itself. Absent for injected wallets and for session proposals, whose
   * `params` contain the app.
   */
  readonly dapp?: DappInfo
}

/** A key-value store, such as `localStorage` or `sessionStorage`. */
export interface WalletStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Options common to all EVM wallets. */
export interface WalletCoreOptions {
  /**
   * Private keys, preferably with addresses as in `startEvmChain().accounts`. Never use keys that control real money.
   */
  readonly accounts: readonly [WalletAccountInput, ...WalletAccountInput[]]
  /** Initially supported chains by EIP-155 chain id. */
  readonly chains: Readonly<Record<number, WalletChain>>
  /** EIP-155 id of the initial chain. Default: the first of `chains`. */
  readonly chainId?: number
  /** Index of the initially selected account. Default: 0. */
  readonly selectedAccount?: number
  /** Accounts shared with a connected app: all of them, selected first, or only the selected one. Default: 'all'. */
  readonly shares?: 'all' | 'selected'
  /** Capabilities to report on each chain (EIP-5792), by EIP-155 chain id. Default: none. */
  readonly capabilities?: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  /**
   * Assets to report on each chain (ERC-7811), by EIP-155 chain id. The wallet also reports the `assetDiscovery`
   * capability on those chains. Default: the wallet rejects `wallet_getAssets` with 4200.
   */
  readonly assets?: Readonly<Record<number, readonly WalletAsset[]>>
  /**
   * Chains on which the wallet sends batches (EIP-5792), by EIP-155 chain id, or `true` for all. The wallet also reports
   * the `atomic` capability on those chains, unless `capabilities` contains it. Each chain must be anvil, because the
   * wallet installs a contract that its accounts delegate to (EIP-7702). Default: the wallet rejects `wallet_sendCalls`
   * with 4200.
   */
  readonly batches?: boolean | readonly number[]
  /** Whether the app already has permission. Default: false. */
  readonly authorized?: boolean
  /** Whether the wallet starts locked. Default: false. */
  readonly locked?: boolean
  /**
   * Storage that keeps the wallet's state across reloads, including scripted responses, under a key that contains
   * `rdns`. Stored state takes precedence over `chainId`, `selectedAccount`, `authorized` and `locked`. `'session'` and
   * `'local'` are the page's own storage. If the browser denies access to it, the wallet uses memory. Default:
   * `'memory'`, which doesn't survive a reload.
   */
  readonly storage?: 'memory' | 'session' | 'local' | WalletStorage
  /**
   * Decides on requests without a scripted response, for example with an approval panel. Return or resolve with `false`
   * to reject (4001). Default: approves all.
   */
  readonly approve?: (request: ApprovalRequest) => boolean | Promise<boolean>
  /** Called for each request when it arrives. */
  readonly onRequest?: (request: { readonly method: string; readonly params: readonly unknown[] }) => void
  /** Sends a JSON-RPC request to a chain and resolves with the parsed response. Default: `fetch`. */
  readonly rpc?: (rpcUrl: string, call: JsonRpcCall) => Promise<unknown>
}
