import type { Address } from 'viem'
import type { AnswerControls } from '../wallet/createAnswerControls'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { WalletPayment } from '../walletPayment/WalletPayment'
import type { SessionChoice } from './SessionChoice'
import type { SessionProposal, WalletSession } from './SessionProposal'

/**
 * A wallet on the other side of a relay, for tests and demos: real keys, real signatures, real chains.
 *
 * It has the same scripted responses (`reject`, `hang`, `fail`, …) as the injected wallet. A session proposal is a
 * request of kind `'connect'` with the method `'wc_sessionPropose'`, also in the log. If the user rejects it, the app
 * gets error 5000, as the protocol requires. A request for a session with a sign-in works the same way with the method
 * `'wc_sessionAuthenticate'`. Its log entry contains the proposal and the texts to sign.
 */
export interface WalletConnectWallet extends AnswerControls, AsyncDisposable {
  /** Proposals and requests since the wallet was created, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** All EVM accounts, the selected one first. */
  readonly accounts: readonly Address[]
  /** EIP-155 id of the current chain. Undefined if the wallet has no EVM accounts. */
  readonly chainId: number | undefined
  /** Ids of the supported EVM chains, the current one first. */
  readonly chainIds: readonly number[]
  /** Shared addresses on the current chain of each namespace (`eip155`, `solana`, `bip122`), the selected one first. */
  readonly addresses: Readonly<Record<string, readonly string[]>>
  readonly sessions: readonly WalletSession[]
  /** Whether the wallet is connected to the relay. */
  readonly isConnected: boolean
  /**
   * Pairs with an app's link. Resolves when the proposal arrives. The response follows, from a scripted response or
   * `approve`.
   *
   * @throws Error if the link is invalid, used or expired, the wallet is offline, the relay is unreachable, or no
   * proposal arrives within 15 seconds.
   */
  pair(uri: string): Promise<SessionProposal>
  /**
   * Sends exactly this payment from the selected account, with its own key and without a session, prompt or scripted
   * response. Resolves with the transaction's hash (EVM), signature (Solana) or id (Bitcoin) when the chain has accepted
   * it.
   *
   * Solana tokens go to the recipient's associated token account, which the payment creates if missing.
   *
   * @throws PaymentError with a `code`. Except with `unknown-outcome`, nothing was sent.
   */
  pay(payment: WalletPayment): Promise<string>
  /**
   * Sets what future sessions grant. Without an argument, they grant everything that the app requests and the wallet
   * supports.
   */
  share(choice?: SessionChoice): void
  /**
   * Switches to another chain, by EIP-155 chain id or CAIP-2 id. Resolves when every session with the chain's namespace
   * is updated. Adds the chain to those that don't include it. Does nothing if the chain is already current.
   *
   * While the wallet is offline, resolves immediately and updates the sessions after `goOnline`.
   *
   * @throws RangeError if the wallet doesn't support the chain.
   */
  switchChain(chain: number | string): Promise<void>
  /**
   * Selects the account at `index` of a namespace's `accounts` option and updates every session, like
   * {@link WalletConnectWallet.switchChain}. Without a namespace, applies to each one that has an account with that
   * index.
   *
   * @throws RangeError if there is no such account.
   */
  switchAccount(index: number, namespace?: string): Promise<void>
  /**
   * Ends one session, or all by default.
   *
   * @throws Error if the wallet is offline or has no session `topic`.
   */
  disconnect(topic?: string): Promise<void>
  /**
   * Extends one session, or all by default, to seven days from now.
   *
   * @throws Error if the wallet is offline or has no session `topic`.
   */
  extend(topic?: string): Promise<void>
  /**
   * Pings the app of one session, or of all by default. Resolves when every app has responded.
   *
   * @throws Error if the wallet is offline or has no session `topic`, or if an app doesn't respond within five minutes.
   */
  ping(topic?: string): Promise<void>
  /**
   * Sends a protocol event to the app of one session, or of all by default. `chain` is a CAIP-2 id in the session.
   *
   * @throws Error if the wallet is offline or has no session `topic`, or if a session doesn't include the chain or the
   * event.
   */
  emit(event: { readonly name: string; readonly data: unknown }, chain: string, topic?: string): Promise<void>
  /**
   * Disconnects from the relay, like a phone that goes to sleep. The relay stores incoming messages, and the wallet
   * keeps outgoing ones.
   */
  goOffline(): Promise<void>
  /**
   * Reconnects to the relay, which delivers the stored messages. Resolves when the wallet has sent its waiting
   * messages.
   */
  goOnline(): Promise<void>
  /** Calls `listener` when the sessions, chain, account or connection change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /**
   * Closes the connection and clears all timers. Sessions stay unchanged, so apps see a wallet that doesn't respond.
   */
  destroy(): Promise<void>
}
