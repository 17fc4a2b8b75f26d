import { AppKitError } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import { isUserRejection } from '../errors/walletErrors'
import { pairingMinimumRemaining } from './pairingExpiry'
import type { LibrarySession } from './readSession'
import { pairingAbandoned, pairingError, pairingExpired, relayUnreachable } from './walletConnectErrors'

/** Lifetime of a pairing link in milliseconds. */
const pairingLifetime = 240_000

/** Timeout in milliseconds for requesting a link. After that, the user sees an error. */
const linkTimeout = 2_000

/** Link to scan or open, with its outcome. */
export interface Proposal {
  readonly uri: string
  readonly approval: Promise<LibrarySession>
  /** Revokes the link. No wallet can connect with it afterwards. */
  cancel(): Promise<void>
}

/** Dependencies and callbacks of {@link Pairing}. */
export interface PairingContext {
  readonly environment: Environment
  /** Loads the library. Not part of the link timeout. */
  prepare(): Promise<unknown>
  /** Requests a link from the relay. Rejects when the relay rejects this app. */
  propose(): Promise<Proposal>
  /** Called with a link to show. `expiresAt` is in milliseconds since the epoch. */
  onLink(uri: string, expiresAt: number): void
  /** Called when a wallet approves, before `outcome` resolves. */
  onSession(session: LibrarySession): void
  /** Called when a second wallet approves, to end its session. */
  refuse(session: LibrarySession): void
}

/**
 * Runs one attempt to connect. Replaces the link before it expires, until a wallet approves or declines, an error
 * occurs, or the app ends the pairing. Wallets can still approve the previous link until its proposal expires.
 */
export class Pairing {
  /** Resolves with the session that a wallet approves. Rejects when the pairing ends without one. */
  readonly outcome: Promise<LibrarySession>
  readonly #context: PairingContext
  readonly #proposals: Set<Proposal> = new Set()
  #resolve: (session: LibrarySession) => void = () => {}
  #reject: (reason: unknown) => void = () => {}
  #isOver = false
  #stopRenewing: () => void = () => {}

  constructor(context: PairingContext) {
    this.#context = context
    this.outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // Prevents an unhandled rejection when no caller awaits the outcome.
    this.outcome.catch(() => {})
    void this.#begin()
  }

  /** Ends the pairing. `outcome` rejects with `reason`. */
  end(reason: unknown = pairingAbandoned()): void {
    if (this.#close()) this.#reject(reason)
  }

  async #begin(): Promise<void> {
    try {
      await this.#context.prepare()
      if (!this.#isOver) await this.#renew()
    } catch (cause) {
      this.end(pairingError(cause))
    }
  }

  async #renew(): Promise<void> {
    const { environment, onLink } = this.#context
    const proposal = await this.#proposeSoon()
    if (this.#isOver) return void proposal.cancel().catch(() => {})
    this.#proposals.add(proposal)
    void this.#follow(proposal)
    onLink(proposal.uri, environment.now() + pairingLifetime)
    this.#stopRenewing = environment.setTimer(
      () => void this.#renew().catch(cause => this.end(pairingError(cause))),
      pairingLifetime - pairingMinimumRemaining,
    )
  }

  /** Requests a link, or rejects when the relay doesn't respond in time. Revokes a link that arrives late. */
  #proposeSoon(): Promise<Proposal> {
    const { environment } = this.#context
    return new Promise((resolve, reject) => {
      let isLate = false
      const stopWaiting = environment.setTimer(() => {
        isLate = true
        reject(relayUnreachable())
      }, linkTimeout)
      this.#context.propose().then(
        proposal => {
          stopWaiting()
          if (isLate) proposal.cancel().catch(() => {})
          else resolve(proposal)
        },
        cause => {
          stopWaiting()
          reject(cause)
        },
      )
    })
  }

  async #follow(proposal: Proposal): Promise<void> {
    try {
      const session = await proposal.approval
      this.#proposals.delete(proposal)
      if (!this.#close()) return this.#context.refuse(session)
      this.#context.onSession(session)
      this.#resolve(session)
    } catch (cause) {
      const isKnown = this.#proposals.delete(proposal)
      // An older link that expired has already been replaced. Only a rejection or a signature error on it counts.
      if (!isKnown) return
      if (isUserRejection(cause) || cause instanceof AppKitError) this.end(pairingError(cause))
      else if (this.#proposals.size === 0) this.end(isCoded(cause) ? pairingError(cause) : pairingExpired(cause))
    }
  }

  /** Closes the pairing. Returns false if it was closed before. */
  #close(): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    this.#stopRenewing()
    for (const proposal of this.#proposals) proposal.cancel().catch(() => {})
    this.#proposals.clear()
    return true
  }
}

/** Returns whether an error has a code. Wallet responses have one; timeouts don't. */
function isCoded(cause: unknown): boolean {
  const code = typeof cause === 'object' && cause !== null ? (cause as { code?: unknown }).code : undefined
  return typeof code === 'number' && code !== 0
}
