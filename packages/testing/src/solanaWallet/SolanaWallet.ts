import type { Wallet } from '@wallet-standard/base'
import type { AnswerControls } from '../wallet/createAnswerControls'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { StandardWalletHost } from '../wallet/registerStandardWallet'

/** Controls that act for the user of a Solana wallet. Tests can also call them from outside the page. */
export interface SolanaWalletControls extends AnswerControls {
  /**
   * Locks the wallet. Until {@link SolanaWalletControls.unlock}, it hides accounts, rejects signing with 4100 and
   * delays connection requests.
   */
  lock(): void
  unlock(): void
  /**
   * Approves further connection requests without sharing an account. `false` turns this off. Shared accounts stay
   * shared.
   */
  grantNoAccounts(isOn?: boolean): void
  /**
   * Selects another account.
   *
   * @throws RangeError if there is no account at `index`.
   */
  switchAccount(index: number): void
  /**
   * Switches to another chain, which then comes first in `chains`.
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
  /** Requests since the page load, oldest first. `method` is the feature's name, and bytes in `params` are base64. */
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
  /** Registers the wallet in a window through the Wallet Standard. Returns a function that unregisters it. */
  install(host: StandardWalletHost): () => void
}
