import type { Wallet } from '@wallet-standard/base'
import type { AnswerControls } from '../wallet/createAnswerControls'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { StandardWalletHost } from '../wallet/registerStandardWallet'

/** User actions and scripted responses of a Solana wallet. A test can also drive them from outside the page. */
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
  /** Selects another account. @throws RangeError when `index` has no account. */
  switchAccount(index: number): void
  /**
   * Switches to another chain, which then comes first in `chains`.
   *
   * @throws RangeError when the wallet doesn't support it.
   */
  switchChain(chain: string): void
  /** Revokes the app's permission. The app gets a `change` event without accounts. */
  disconnect(): void
  /** Registers the wallet in each window where it is installed. */
  announce(): void
  /** Unregisters the wallet in each window, like a removed extension. `announce()` registers it again. */
  withdraw(): void
}

/** A wallet for tests and demos: real keys, real signatures, real chains. */
export interface SolanaWallet extends SolanaWalletControls {
  /** The wallet object that apps receive. */
  readonly standard: Wallet
  /** Requests of this page load, oldest first. `method` is the feature name, and bytes in `params` are base64. */
  readonly requests: readonly RecordedRequest[]
  /** Addresses of all accounts, selected account first, including those not shared with the app. */
  readonly accounts: readonly string[]
  /** CAIP-2 id of the current chain. */
  readonly chain: string
  readonly isLocked: boolean
  /** Whether the app can access accounts once the wallet is unlocked. */
  readonly isAuthorized: boolean
  /** Returns the number of the app's listeners on the wallet. */
  listenerCount(): number
  /** Registers the wallet in a window through the Wallet Standard. Returns a function that unregisters it. */
  install(host: StandardWalletHost): () => void
}
