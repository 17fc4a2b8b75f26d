import type { DappInfo } from '../wallet/DappInfo'

/** A change in a namespace that its sessions are notified of. */
export type NamespaceChange =
  /** The owner went to another chain, CAIP-2. */
  | { readonly type: 'chain'; readonly chain: string }
  /** The owner selected another account, or others are shared than before. */
  | { readonly type: 'accounts' }

/** A request for one chain of a namespace. */
export interface NamespaceCall {
  readonly method: string
  readonly params: unknown
  /** CAIP-2. */
  readonly chain: string
  readonly dapp?: DappInfo | undefined
}

/** One chain family of a WalletConnect wallet: its accounts, and who answers for it. The session knows nothing else of a chain. */
export interface WalletNamespace {
  /** CAIP-2 namespace: `eip155`, `solana`, `bip122`. */
  readonly name: string
  /** Chains it knows, CAIP-2, the current one first. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Addresses shared on a chain, the selected one first. */
  addressesOn(chain: string): readonly string[]
  /** Properties that the wallet reports with a new session, by CAIP-2 id (CAIP-345). */
  readonly scopedProperties: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Answers a request for one of its chains. Rejects with a `ProviderRpcError`. */
  request(call: NamespaceCall): Promise<unknown>
  /** Asks the owner whether a dapp gets a session. Throws a `ProviderRpcError` when not. */
  confirmSession(method: string, params: readonly unknown[]): Promise<void>
  /** The owner selects another account. @throws RangeError when there is none of that index. */
  select(index: number): void
  /** The owner goes to another chain, CAIP-2. @throws RangeError when the wallet doesn't know it. */
  switchChain(chain: string): void
  /** Subscribes to changes. Returns a function that unsubscribes. */
  subscribe(listener: (change: NamespaceChange) => void): () => void
}
