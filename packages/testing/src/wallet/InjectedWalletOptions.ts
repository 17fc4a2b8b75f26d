import type { Hex } from 'viem'
import type { RequestKind } from './AnswerRules'
import type { JsonRpcCall } from './jsonRpc'
import type { WalletAccountInput } from './WalletAccount'

/** A chain that the wallet knows. */
export interface WalletChain {
  /** Where the wallet sends what the chain has to answer. */
  readonly rpcUrl: string
  readonly name?: string
}

/** Something that the wallet's owner is asked. */
export interface ApprovalRequest {
  readonly kind: Exclude<RequestKind, 'any'>
  readonly method: string
  readonly params: readonly unknown[]
  /** The selected account. */
  readonly account: Hex
  readonly chainId: number
}

/** A key-value store; `localStorage` and `sessionStorage` are two. */
export interface WalletStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** What `createInjectedWallet` may be told. Everything but `accounts`, `chains`, `approve`, `onRequest`, `rpc` and a custom `storage` has a default. */
export interface InjectedWalletOptions {
  /** Private keys, best with their addresses, as `startEvmChain` gives them. Public knowledge in a test: never keys that hold real money. */
  readonly accounts: readonly [WalletAccountInput, ...WalletAccountInput[]]
  /** The chains that the wallet knows at first, by EIP-155 chain id. */
  readonly chains: Readonly<Record<number, WalletChain>>
  /** The chain it starts on. Default: the first of `chains`. */
  readonly chainId?: number
  /** Which account of `accounts` is selected at first. Default 0. */
  readonly selectedAccount?: number
  /** What a permitted page sees: every account, the selected one first (default), or the selected one alone. */
  readonly shares?: 'all' | 'selected'
  /** Name shown to people. Default 'Test Wallet'. Any text, so that a page can be tried with a hostile one. */
  readonly name?: string
  /** Reverse domain name, the wallet's identity. Default 'org.openappkit.test-wallet'. */
  readonly rdns?: string
  /** Icon as a URL. Default: a small drawn one. Any text, so that a page can be tried with a hostile one. */
  readonly icon?: string
  /** Identity of this announcement. Default: a new UUID v4. */
  readonly uuid?: string
  /** The page was permitted to see the accounts before. Default false. */
  readonly authorized?: boolean
  /** The wallet waits for its password. Default false. */
  readonly locked?: boolean
  /** When it announces itself: at once (default), so many milliseconds after `install`, or not before `announce()`. */
  readonly announceAfter?: number | 'manual'
  /** Also set `window.ethereum`, as wallets did before EIP-6963. Default false. */
  readonly legacy?: boolean
  /**
   * Where permission, selected account, chain, lock and switches survive a reload, under a key made of `rdns`. `'session'` and `'local'` are the page's
   * own stores; a store that the browser refuses is replaced by memory. Default `'memory'`: nothing survives.
   */
  readonly storage?: 'memory' | 'session' | 'local' | WalletStorage
  /** Asked when no switch decides, for example by a panel that a person answers. Resolve false to decline (4001). Default: approve. */
  readonly approve?: (request: ApprovalRequest) => boolean | Promise<boolean>
  /** Told of each request as it arrives. */
  readonly onRequest?: (request: { readonly method: string; readonly params: readonly unknown[] }) => void
  /** Carries a JSON-RPC call to a chain. Default: `fetch`. */
  readonly rpc?: (rpcUrl: string, call: JsonRpcCall) => Promise<unknown>
}
