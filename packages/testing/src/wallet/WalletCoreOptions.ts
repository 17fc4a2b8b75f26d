import type { Hex } from 'viem'
import type { RequestKind } from './AnswerRules'
import type { DappInfo } from './DappInfo'
import type { JsonRpcCall } from './jsonRpc'
import type { WalletAccountInput } from './WalletAccount'

/** A chain that the wallet knows. */
export interface WalletChain {
  /** Where the wallet sends what the chain has to answer. */
  readonly rpcUrl: string
  readonly name?: string
}

/** Something that a wallet says its account holds (ERC-7811). */
export interface WalletAsset {
  readonly type: 'NATIVE' | 'ERC20'
  /** The contract; for the chain's own coin `native`. */
  readonly address: string
  /** Base units, in hex. */
  readonly balance: Hex
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    /** US dollars for one whole. */
    readonly price?: number
    readonly iconUrl?: string
  }
}

/** A request that the wallet's owner has to approve or reject. */
export interface ApprovalRequest {
  readonly kind: Exclude<RequestKind, 'any'>
  readonly method: string
  readonly params: readonly unknown[]
  /** The selected account. */
  readonly account: Hex
  readonly chainId: number
  /** The requesting app, as it describes itself. Absent if the wallet serves the page that it lives in. */
  readonly dapp?: DappInfo
}

/** A key-value store; `localStorage` and `sessionStorage` are two. */
export interface WalletStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Options of every EVM wallet, however an app connects to it. */
export interface WalletCoreOptions {
  /** Private keys, best with their addresses, as `startEvmChain` gives them. Public knowledge in a test: never keys that hold real money. */
  readonly accounts: readonly [WalletAccountInput, ...WalletAccountInput[]]
  /** The chains that the wallet knows at first, by EIP-155 chain id. */
  readonly chains: Readonly<Record<number, WalletChain>>
  /** The chain it starts on. Default: the first of `chains`. */
  readonly chainId?: number
  /** Which account of `accounts` is selected at first. Default 0. */
  readonly selectedAccount?: number
  /**
   * Accounts shared with an app that has permission: every account, the selected one first (default), or only the
   * selected one.
   */
  readonly shares?: 'all' | 'selected'
  /** Capabilities to report on each chain (EIP-5792), by EIP-155 chain id. Default: none. */
  readonly capabilities?: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  /**
   * Assets to report on each chain (ERC-7811), by EIP-155 chain id. The wallet also reports the capability on those
   * chains. Default: the wallet rejects `wallet_getAssets` as unknown.
   */
  readonly assets?: Readonly<Record<number, readonly WalletAsset[]>>
  /** The page was permitted to see the accounts before. Default false. */
  readonly authorized?: boolean
  /** The wallet waits for its password. Default false. */
  readonly locked?: boolean
  /**
   * Where permission, selected account, chain, lock and switches survive a reload, under a key made of `rdns`. `'session'` and `'local'` are the page's
   * own stores; a store that the browser refuses is replaced by memory. Default `'memory'`: nothing survives.
   */
  readonly storage?: 'memory' | 'session' | 'local' | WalletStorage
  /** Asked when no switch decides, for example by a panel that a person answers. Resolve false to decline (4001). Default: approve. */
  readonly approve?: (request: ApprovalRequest) => boolean | Promise<boolean>
  /** Called with each request as it arrives. */
  readonly onRequest?: (request: { readonly method: string; readonly params: readonly unknown[] }) => void
  /** Carries a JSON-RPC call to a chain. Default: `fetch`. */
  readonly rpc?: (rpcUrl: string, call: JsonRpcCall) => Promise<unknown>
}
