import type { Address } from 'viem'
import type { AnswerControls } from '../wallet/createAnswerControls'
import type { RecordedRequest } from '../wallet/RequestLog'
import type { SessionChoice } from './SessionChoice'
import type { SessionProposal, WalletSession } from './SessionProposal'

/**
 * A wallet on the other side of a relay, for tests and demos: real keys, real signatures, real chains.
 *
 * Its switches (`reject`, `hang`, `fail`, …) are those of the injected wallet. A session proposal is a request of kind
 * `'connect'` and of method `'wc_sessionPropose'`, in the log as well. If it is rejected, the app gets error 5000, as
 * the protocol requires. A request for a session with a sign-in works the same way as method
 * `'wc_sessionAuthenticate'`: the log has the proposal and the texts to sign.
 */
export interface WalletConnectWallet extends AnswerControls, AsyncDisposable {
  /** Proposals and requests since the wallet was made, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** All EVM accounts, the selected one first. */
  readonly accounts: readonly Address[]
  /** EIP-155 chain id of the current chain; undefined when the wallet has no EVM accounts. */
  readonly chainId: number | undefined
  /** EVM chains that the wallet knows, the current one first. */
  readonly chainIds: readonly number[]
  /** Shared addresses on the current chain of each namespace (`eip155`, `solana`, `bip122`), the selected one first. */
  readonly addresses: Readonly<Record<string, readonly string[]>>
  readonly sessions: readonly WalletSession[]
  /** Whether there is a connection to the relay now. */
  readonly isConnected: boolean
  /**
   * Reads a dapp's link. Resolves when the proposal has arrived; the answer follows, as the switches or `approve` say.
   * @throws Error when the link is no link, used or expired, the relay can't be reached, or the dapp has gone.
   */
  pair(uri: string): Promise<SessionProposal>
  /** Limits sessions approved from now on. Without an argument, removes the limits. */
  share(choice?: SessionChoice): void
  /**
   * Switches to another chain, by EIP-155 chain id or by CAIP-2 id, and updates every session. Sessions without the
   * chain get it first.
   * @throws RangeError if the wallet doesn't have the chain.
   */
  switchChain(chain: number | string): Promise<void>
  /**
   * Selects another account and updates every session. Without a namespace, applies to each namespace that has an
   * account of that index.
   * @throws RangeError if there is none.
   */
  switchAccount(index: number, namespace?: string): Promise<void>
  /** The owner ends one session, or all. */
  disconnect(topic?: string): Promise<void>
  /** Makes sessions live for another seven days: one, or all. */
  extend(topic?: string): Promise<void>
  /** Resolves when the dapp of that session, or of each, has answered. */
  ping(topic?: string): Promise<void>
  /** Sends any event of the protocol to the dapps of that session, or of all. `chain` is a CAIP-2 id of the session. */
  emit(event: { readonly name: string; readonly data: unknown }, chain: string, topic?: string): Promise<void>
  /** The phone is put away: no connection to the relay, which keeps what arrives. */
  goOffline(): Promise<void>
  /** Comes back, gets what was kept and answers it. */
  goOnline(): Promise<void>
  /** Calls `listener` when sessions or the chain, account or connection changed. Returns what ends it. */
  subscribe(listener: () => void): () => void
  /** Closes the connection and ends every timer. Sessions stay as they are: dapps see a wallet that doesn't answer. */
  destroy(): Promise<void>
}
