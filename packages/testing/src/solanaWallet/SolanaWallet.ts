import type { Wallet } from '@wallet-standard/base'
import type { AnswerControls } from '../wallet/createAnswerControls'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { StandardWalletHost } from '../wallet/registerStandardWallet'

/**
 * The controls of a Solana wallet's owner, including answers to future requests. All of them also work from outside
 * the page.
 */
export interface SolanaWalletControls extends AnswerControls {
  /** The page sees no accounts and can sign nothing (4100) until {@link SolanaWalletControls.unlock}; a request to connect waits for it. */
  lock(): void
  unlock(): void
  /** Makes the owner approve connections without sharing an account; `false` ends that. Shared accounts stay shared. */
  grantNoAccounts(isOn?: boolean): void
  /** Selects another account. @throws RangeError when there is none of that index. */
  switchAccount(index: number): void
  /** Goes to another chain, which comes first in `chains` from now on. @throws RangeError when the wallet doesn't know it. */
  switchChain(chain: string): void
  /** Removes the page's permission inside the wallet: the page gets a `change` event without accounts. */
  disconnect(): void
  /** Registers in each window where the wallet is installed. */
  announce(): void
  /** Unregisters in each of them, as when an extension is removed. `announce()` brings the wallet back. */
  withdraw(): void
}

/** A wallet for tests and demos: real keys, real signatures, real chains. */
export interface SolanaWallet extends SolanaWalletControls {
  /** The object that pages get. */
  readonly standard: Wallet
  /** Every request of this page load, oldest first. `method` is the name of a feature, bytes in `params` are base64. */
  readonly requests: readonly RecordedRequest[]
  /** Addresses of all accounts, the selected one first, whatever the page may see. */
  readonly accounts: readonly string[]
  /** CAIP-2 id of the current chain. */
  readonly chain: string
  readonly isLocked: boolean
  /** Whether the page may see accounts, once the wallet is unlocked. */
  readonly isAuthorized: boolean
  /** How many listeners pages have on the wallet. */
  listenerCount(): number
  /** Registers the wallet in a window by Wallet Standard. Returns what takes it out again. */
  install(host: StandardWalletHost): () => void
}
