import type { Address } from 'viem'
import type { WalletHost } from './announceProvider'
import type { AnswerControls } from './createAnswerControls'
import type { Eip1193Provider, Eip6963ProviderInfo } from './Eip1193Provider'
import type { ProviderEventName } from './ProviderEvents'
import type { RecordedRequest } from './RequestLog'

/** What the owner of a wallet does, and decides about requests to come. Everything here can also be driven from outside the page. */
export interface WalletControls extends AnswerControls {
  /** The page sees no accounts and can sign nothing (4100) until {@link WalletControls.unlock}; a request to connect waits for it. */
  lock(): void
  unlock(): void
  /** From now on the owner approves connects without sharing an account; `false` ends that. What a page sees already stays. */
  grantNoAccounts(isOn?: boolean): void
  /** Selects another account. @throws RangeError when there is none of that index. */
  switchAccount(index: number): void
  /** Goes to another chain. @throws RangeError when the wallet doesn't know it. */
  switchChain(chainId: number): void
  /** The owner gives the next transaction this number in place of the one that the chain expects, as those do who replace one. */
  chooseNonce(nonce: number): void
  /** The owner removes the page's permission inside the wallet: the page hears `accountsChanged` with no accounts. */
  disconnect(): void
  /** The wallet loses every chain: `disconnect` with 4900, and what needs a chain fails so. */
  goOffline(): void
  goOnline(): void
  /** Announces by EIP-6963 in each window where the wallet is installed. */
  announce(): void
}

/** A wallet for tests and demos: real keys, real signatures, real chains. */
export interface InjectedWallet extends WalletControls {
  readonly info: Eip6963ProviderInfo
  readonly provider: Eip1193Provider
  /** Every request of this page load, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** All accounts of the wallet, the selected one first, whatever the page may see. */
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly isLocked: boolean
  /** Whether the page may see accounts, once the wallet is unlocked. */
  readonly isAuthorized: boolean
  /** How many listeners the page has on the provider, in all or of one event. */
  listenerCount(event?: ProviderEventName): number
  /** Announces the wallet in a window and answers its EIP-6963 requests. Returns what takes the wallet out again. */
  install(host: WalletHost): () => void
}
