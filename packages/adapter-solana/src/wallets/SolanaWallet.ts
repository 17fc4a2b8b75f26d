import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { SendOptions } from '../provider/SolanaProvider'
import type { SolanaSignInInput, SolanaSignInOutput } from '../provider/SolanaSignIn'

/** Account that a wallet shares. */
export interface WalletAccount {
  readonly address: string
  readonly publicKey: Uint8Array
}

/** Optional feature of a wallet. */
export type WalletSkill = 'signMessage' | 'signTransaction' | 'signAndSendTransaction' | 'signIn'

/** Common interface to Solana wallets. Transactions are wire bytes: signatures, then message. */
export interface SolanaWallet {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  /** Returns the accounts in the wallet's order. Empty while it shares none. */
  accounts(): readonly WalletAccount[]
  /** Supported networks, if the wallet limits them. */
  readonly clusters: readonly CaipNetworkId[] | undefined
  canUse(address: string, network: CaipNetworkId): boolean
  can(skill: WalletSkill, address: string): boolean
  connect(options: { readonly silent: boolean }): Promise<void>
  disconnect(): Promise<void>
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  signTransactions(
    address: string,
    transactions: readonly Uint8Array[],
    network: CaipNetworkId,
  ): Promise<readonly Uint8Array[]>
  /** Signs and sends a transaction. Resolves with the signature in base58. */
  signAndSendTransaction(
    address: string,
    transaction: Uint8Array,
    network: CaipNetworkId,
    options: SendOptions,
  ): Promise<string>
  signIn(input: SolanaSignInInput): Promise<SolanaSignInOutput>
  /** Called when the user switches to another network in the app. */
  onNetwork?(network: CaipNetworkId): void
  /** Calls `listener` when accounts may have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}
