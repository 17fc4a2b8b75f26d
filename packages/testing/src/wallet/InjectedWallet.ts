import type { Address } from 'viem'
import type { WalletHost } from './announceProvider'
import type { AnswerControls } from './createAnswerControls'
import type { Eip1193Provider, Eip6963ProviderInfo } from './Eip1193Provider'
import type { ProviderEventName } from './ProviderEvents'
import type { RecordedRequest } from './RequestLog'

/** Controls that act for the user of an EVM wallet. Tests can also call them from outside the page. */
export interface WalletControls extends AnswerControls {
  /** Locks the wallet. Until `unlock`, it hides accounts, rejects signing with 4100 and delays connection requests. */
  lock(): void
  unlock(): void
  /**
   * Approves further connection requests without sharing an account. `false` turns this off. Existing permissions stay.
   */
  grantNoAccounts(isOn?: boolean): void
  /**
   * Selects another account.
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
  /** Requests since the page load, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** All accounts of the wallet, selected account first, including those not shared with the app. */
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly isLocked: boolean
  /** Whether the app has permission, even while the wallet is locked. */
  readonly isAuthorized: boolean
  /** Returns the number of the app's listeners on the provider, in total or for one event. */
  listenerCount(event?: ProviderEventName): number
  /** Announces the wallet in a window and handles EIP-6963 requests. Returns a function that uninstalls it. */
  install(host: WalletHost): () => void
}
