import type { Address } from 'viem'
import type { WalletHost } from './announceProvider'
import type { AnswerControls } from './createAnswerControls'
import type { Eip1193Provider, Eip6963ProviderInfo } from './Eip1193Provider'
import type { ProviderEventName } from './ProviderEvents'
import type { RecordedRequest } from './RequestLog'

/** Controls that act for the user of an EVM wallet. Tests can also call them from outside the page. */
export interface WalletControls extends AnswerControls {
  /**
   * Locks the wallet. Until `unlock`, it hides accounts, rejects signing and sending with 4100, and delays connection
   * requests.
   */
  lock(): void
  unlock(): void
  /**
   * Makes approved connections share no account. `false` turns this off. An existing permission stays until the app
   * calls `wallet_requestPermissions`.
   */
  grantNoAccounts(isOn?: boolean): void
  /**
   * Selects the account at `index` of the `accounts` option.
   *
   * @throws RangeError if there is no account at `index`.
   */
  switchAccount(index: number): void
  /**
   * Switches the chain.
   *
   * @throws RangeError if the wallet doesn't support the chain.
   */
  switchChain(chainId: number): void
  /** Sets the nonce for the next transaction without one, for example to replace a pending one. */
  chooseNonce(nonce: number): void
  /** Revokes the app's permission. An app that sees accounts gets an empty `accountsChanged`. */
  disconnect(): void
  /**
   * Disconnects the wallet from all chains: emits `disconnect` with code 4900 and rejects chain requests with the same
   * code.
   */
  goOffline(): void
  goOnline(): void
  /** Announces the wallet with EIP-6963 in each window where it is installed. */
  announce(): void
}

/** An EVM wallet for tests and demos: real keys, real signatures, real chains. */
export interface InjectedWallet extends WalletControls {
  readonly info: Eip6963ProviderInfo
  readonly provider: Eip1193Provider
  /** Requests since the wallet was created, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** Addresses of all accounts, selected account first, including those not shared with the app. */
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly isLocked: boolean
  /** Whether the app has permission, even while the wallet is locked. */
  readonly isAuthorized: boolean
  /** Returns the number of the app's listeners on the provider, in total or for one event. */
  listenerCount(event?: ProviderEventName): number
  /**
   * Installs the wallet in a window: announces it after `announceAfter`, and from then on responds to EIP-6963
   * requests. Returns a function that uninstalls it.
   */
  install(host: WalletHost): () => void
}
