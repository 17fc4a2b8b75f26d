import type { RequestKind } from '../wallet/AnswerRules'
import type { DappInfo } from '../wallet/DappInfo'
import type { JsonRpcCall } from '../wallet/jsonRpc'
import type { WalletStorage } from '../wallet/WalletCoreOptions'

/** A request that the user of a Solana wallet has to approve or reject. */
export interface SolanaApprovalRequest {
  readonly kind: Exclude<RequestKind, 'any'>
  readonly method: string
  readonly params: readonly unknown[]
  /** Address of the selected account. */
  readonly account: string
  /** CAIP-2 id of the request's chain. */
  readonly chain: string
  /**
   * App that sent the request, as it describes itself. Absent for injected wallets and for session proposals, whose
   * `params` contain the app.
   */
  readonly dapp?: DappInfo
}

/** A secret key in the format of Solana's tools: 64 bytes with the seed and the public key, or the same in base58. */
export interface SolanaAccountInput {
  readonly secretKey: Uint8Array | string
}

/** Options common to all Solana wallets. */
export interface SolanaWalletCoreOptions {
  /** Secret keys. Never use keys that control real money. */
  readonly accounts: readonly SolanaAccountInput[]
  /** Supported chains by CAIP-2 id, and the JSON-RPC URLs that the wallet sends transactions to. */
  readonly chains: Readonly<Record<`solana:${string}`, { readonly rpcUrl: string }>>
  /** CAIP-2 id of the initial chain. Default: the first of `chains`. */
  readonly chain?: string
  /** Index of the initially selected account. Default: 0. */
  readonly selectedAccount?: number
  /** Accounts shared with a connected app: all of them, selected first, or only the selected one. Default: 'all'. */
  readonly shares?: 'all' | 'selected'
  /** Transaction versions that the wallet signs. Default: both. */
  readonly transactionVersions?: readonly ('legacy' | 0)[]
  /** Whether the app already has permission. Default: false. */
  readonly authorized?: boolean
  /** Whether the wallet starts locked. Default: false. */
  readonly locked?: boolean
  /**
   * Storage that keeps the wallet's state across reloads, including scripted responses, under a key that contains
   * `name`. Stored state takes precedence over `chain`, `selectedAccount`, `authorized` and `locked`. Default:
   * `'memory'`, which doesn't survive a reload.
   */
  readonly storage?: 'memory' | 'session' | 'local' | WalletStorage
  /**
   * Decides on requests without a scripted response. Return or resolve with `false` to reject (4001). Default: approves
   * all.
   */
  readonly approve?: (request: SolanaApprovalRequest) => boolean | Promise<boolean>
  /** Called for each request when it arrives. */
  readonly onRequest?: (request: { readonly method: string; readonly params: readonly unknown[] }) => void
  /** Sends a JSON-RPC request to a chain and resolves with the parsed response. Default: `fetch`. */
  readonly rpc?: (rpcUrl: string, call: JsonRpcCall) => Promise<unknown>
}

/** Optional Wallet Standard features. */
export type OptionalSolanaFeature =
  | 'standard:disconnect'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'
  | 'solana:signIn'

/** Options of `createSolanaWallet`. All but `accounts` and `chains` have defaults. */
export interface SolanaWalletOptions extends SolanaWalletCoreOptions {
  /** Display name, which also identifies the wallet. Any text, to test hostile names. Default: 'Test Wallet'. */
  readonly name?: string
  /** Icon URL. Any text, to test hostile icons. Default: a small built-in icon. */
  readonly icon?: string
  /** Features in addition to connecting. Default: all. */
  readonly features?: readonly OptionalSolanaFeature[]
  /**
   * Delay of the announcement after `install` in milliseconds, or 'manual' to wait for `announce()`. Default: 0, which
   * announces the wallet during `install`.
   */
  readonly announceAfter?: number | 'manual'
}
