import type { Wallet } from '@wallet-standard/base'
import type { AnswerControls } from '../wallet/createAnswerControls'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { StandardWalletHost } from '../wallet/registerStandardWallet'

/** Controls that act for the user of a Solana wallet. Tests can also call them from outside the page. */
export interface SolanaWalletControls extends AnswerControls {
  /**
   * Locks the wallet. Until {@link SolanaWalletControls.unlock}, it hides accounts, rejects signing and sending with
   * 4100, and delays connection and sign-in requests.
   */
  lock(): void
  unlock(): void
  /**
   * Makes approved connections share no account, and approved sign-ins fail with 4100. `false` turns this off. Shared
   * accounts stay shared until the app requests a sign-in.
   */
  grantNoAccounts(isOn?: boolean): void
  /**
   * Selects the account at `index` of the `accounts` option.
   *
   * @throws RangeError if there is no account at `index`.
   */
  switchAccount(index: number): void
  /**
   * Switches to another chain by its CAIP-2 id. The chain then comes first in the `chains` that apps see.
   *
   * @throws RangeError if the wallet doesn't support the chain.
   */
  switchChain(chain: string): void
  /** Revokes the app's permission. An app that sees accounts gets a `change` event without accounts. */
  disconnect(): void
  /** Registers the wallet in each window where it is installed but not registered yet. */
  announce(): void
  /** Unregisters the wallet in each window, like a removed extension. `announce()` registers it again. */
  withdraw(): void
}

/** A Solana wallet for tests and demos: real keys, real signatures, real chains. */
export interface SolanaWallet extends SolanaWalletControls {
  /** The wallet object that apps receive. */
  readonly standard: Wallet
  /**
   * Requests since the wallet was created, oldest first. `method` is the feature's name, and bytes in `params` are
   * base64.
   */
  readonly requests: readonly RecordedRequest[]
  /** Addresses of all accounts, selected account first, including those not shared with the app. */
  readonly accounts: readonly string[]
  /** CAIP-2 id of the current chain. */
  readonly chain: string
  readonly isLocked: boolean
  /** Whether the app has permission, even while the wallet is locked. */
  readonly isAuthorized: boolean
  /** Returns the number of the app's listeners on the wallet. */
  listenerCount(): number
  /**
   * Installs the wallet in a window: registers it through the Wallet Standard after `announceAfter`. Returns a function
   * that uninstalls it.
   */
  install(host: StandardWalletHost): () => void
}
