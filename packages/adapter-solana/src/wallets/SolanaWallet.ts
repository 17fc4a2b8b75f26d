import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { SolanaSignInInput, SolanaSignInOutput } from '@solana/wallet-standard-features'
import type { SendOptions } from '../provider/SolanaProvider'

/** An account that a wallet shares. */
export interface WalletAccount {
  readonly address: string
  readonly publicKey: Uint8Array
}

/** What a wallet may be able to do. */
export type WalletSkill = 'signMessage' | 'signTransaction' | 'signAndSendTransaction' | 'signIn'

/** A wallet, however it is reached. Transactions go in and out as they travel: signatures, then message. */
export interface SolanaWallet {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  /** In the wallet's own order. Empty while it shares none. */
  accounts(): readonly WalletAccount[]
  /** The only networks that it takes, as far as it says. */
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
  /** Resolves with the signature, in base58. */
  signAndSendTransaction(
    address: string,
    transaction: Uint8Array,
    network: CaipNetworkId,
    options: SendOptions,
  ): Promise<string>
  signIn(input: SolanaSignInInput): Promise<SolanaSignInOutput>
  /** The visitor moved to another network here. */
  onNetwork?(network: CaipNetworkId): void
  /** Calls `listener` when accounts may have changed. Returns what ends it. */
  subscribe(listener: () => void): () => void
}
