import type { DappInfo } from '../wallet/DappInfo'
import type { WalletPayment } from '../walletPayment/WalletPayment'

/** A change in a namespace that the wallet sends to its sessions. */
export type NamespaceChange =
  /** The wallet switched to another chain (CAIP-2). */
  | { readonly type: 'chain'; readonly chain: string }
  /** The selected account or the shared accounts changed. */
  | { readonly type: 'accounts' }

/** A request for a chain in a namespace. */
export interface NamespaceCall {
  readonly method: string
  readonly params: unknown
  /** CAIP-2 id of the chain. */
  readonly chain: string
  readonly dapp?: DappInfo | undefined
}

/**
 * One chain namespace of a WalletConnect wallet, with its accounts and request handler. Sessions access chains only
 * through this interface.
 */
export interface WalletNamespace {
  /** CAIP-2 namespace: `eip155`, `solana`, `bip122`. */
  readonly name: string
  /** CAIP-2 ids of the supported chains, the current one first. */
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Returns the addresses shared on a chain, the selected one first. */
  addressesOn(chain: string): readonly string[]
  /** Properties that the wallet reports with a new session, by CAIP-2 id (CAIP-345). */
  readonly scopedProperties: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Handles a request on one of `chains`. Rejects with a `ProviderRpcError`. */
  request(call: NamespaceCall): Promise<unknown>
  /** Shows the prompt for a session. Rejects with a `ProviderRpcError` if the user rejects. */
  confirmSession(method: string, params: readonly unknown[]): Promise<void>
  /**
   * Sends a payment from the selected account on one of `chains`, without a prompt.
   *
   * @throws PaymentError or ProviderRpcError
   */
  pay(payment: WalletPayment): Promise<string>
  /**
   * Selects another account.
   *
   * @throws RangeError if there is no account at `index`.
   */
  select(index: number): void
  /**
   * Switches to another chain by its CAIP-2 id.
   *
   * @throws RangeError if the wallet doesn't support the chain.
   */
  switchChain(chain: string): void
  /** Subscribes to changes. Returns a function that unsubscribes. */
  subscribe(listener: (change: NamespaceChange) => void): () => void
}
