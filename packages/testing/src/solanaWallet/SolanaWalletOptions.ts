import type { RequestKind } from '../wallet/AnswerRules'
import type { DappInfo } from '../wallet/DappInfo'
import type { JsonRpcCall } from '../wallet/jsonRpc'
import type { WalletStorage } from '../wallet/WalletCoreOptions'

/** A request for the approval of a Solana wallet's owner. */
export interface SolanaApprovalRequest {
  readonly kind: Exclude<RequestKind, 'any'>
  readonly method: string
  readonly params: readonly unknown[]
  /** The selected account. */
  readonly account: string
  /** CAIP-2 id of the chain that it is about. */
  readonly chain: string
  /** The dapp, as it describes itself; absent if the wallet serves the page that it lives in. */
  readonly dapp?: DappInfo
}

/** A secret key as Solana's tools write it: 64 bytes, the seed and then the public key, or the same in base58. */
export interface SolanaAccountInput {
  readonly secretKey: Uint8Array | string
}

/** Options of every Solana wallet, however a dapp reaches it. */
export interface SolanaWalletCoreOptions {
  /** Public knowledge in a test: never keys that hold real money. */
  readonly accounts: readonly SolanaAccountInput[]
  /** The chains that it knows, by CAIP-2 id, and where it sends transactions. */
  readonly chains: Readonly<Record<`solana:${string}`, { readonly rpcUrl: string }>>
  /** CAIP-2 id of the chain it starts on. Default: the first of `chains`. */
  readonly chain?: string
  /** Which account of `accounts` is selected at first. Default 0. */
  readonly selectedAccount?: number
  /**
   * The accounts that a permitted page sees: every account, the selected one first (default), or only the selected
   * one.
   */
  readonly shares?: 'all' | 'selected'
  /** Forms of transactions that it signs. Default: both. */
  readonly transactionVersions?: readonly ('legacy' | 0)[]
  /** The page was permitted to see the accounts before. Default false. */
  readonly authorized?: boolean
  /** The wallet waits for its password. Default false. */
  readonly locked?: boolean
  /** Where permission, selected account, chain, lock and switches survive a reload, under a key made of `name`. Default `'memory'`: nothing survives. */
  readonly storage?: 'memory' | 'session' | 'local' | WalletStorage
  /** Asked when no switch decides. Resolve false to decline (4001). Default: approve. */
  readonly approve?: (request: SolanaApprovalRequest) => boolean | Promise<boolean>
  /** Called with each request as it arrives. */
  readonly onRequest?: (request: { readonly method: string; readonly params: readonly unknown[] }) => void
  /** Carries a JSON-RPC call to a chain. Default: `fetch`. */
  readonly rpc?: (rpcUrl: string, call: JsonRpcCall) => Promise<unknown>
}

/** The features of Wallet Standard that a wallet may lack. */
export type OptionalSolanaFeature =
  | 'standard:disconnect'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'
  | 'solana:signIn'

/** Options of `createSolanaWallet`. All but `accounts` and `chains` have defaults. */
export interface SolanaWalletOptions extends SolanaWalletCoreOptions {
  /** Name shown to people, and the wallet's identity. Default 'Test Wallet'. Any text, so that a page can be tried with a hostile one. */
  readonly name?: string
  /** Icon as a URL. Default: a small drawn one. Any text, so that a page can be tried with a hostile one. */
  readonly icon?: string
  /** The features besides connecting. Default: all. */
  readonly features?: readonly OptionalSolanaFeature[]
  /**
   * When it announces itself: immediately (default), this many milliseconds after `install`, or only on `announce()`.
   */
  readonly announceAfter?: number | 'manual'
}
