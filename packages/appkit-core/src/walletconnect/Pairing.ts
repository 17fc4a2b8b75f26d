import { AppKitError } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import { isUserRejection } from '../errors/walletErrors'
import { pairingMinimumRemaining } from './pairingExpiry'
import type { LibrarySession } from './readSession'
import { pairingAbandoned, pairingError, pairingExpired, relayUnreachable } from './walletConnectErrors'

/** Life of a pairing link. In milliseconds. */
const pairingLifetime = 240_000

/** Longest wait for a link, in milliseconds: then the visitor hears what is wrong. */
const linkPatience = 2_000

/** A link that can be scanned or opened, and what comes of it. */
export interface Proposal {
  readonly uri: string
  readonly approval: Promise<LibrarySession>
  /** Nobody who holds the link can connect any more. */
  cancel(): Promise<void>
}

/** What a pairing needs. */
export interface PairingContext {
  readonly environment: Environment
  /** Loads the library. Not part of the wait for a link. */
  prepare(): Promise<unknown>
  /** Asks the relay for a link. @throws when the relay turns this page away. */
  propose(): Promise<Proposal>
  /** A link can be shown; `expiresAt` in milliseconds since the epoch. */
  onLink(uri: string, expiresAt: number): void
  /** A wallet approved: told before whoever waits for the outcome goes on. */
  onSession(session: LibrarySession): void
  /** A wallet approved after another one had: it hears that nobody is there. */
  refuse(session: LibrarySession): void
}

/**
 * One wish to connect: a link that is replaced before it runs out, until a wallet approves or declines, something fails, or it is given up.
 * The link before stays good as long as its proposal lives, for whoever has just scanned it. Spec 4, 'Pairing'.
 */
export class Pairing {
  /** The session, once a wallet approved. */
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
    // Whoever waits hears it; that nobody does is no defect.
    this.outcome.catch(() => {})
    void this.#begin()
  }

  /** Ends it. Whoever waits for the outcome hears `reason`. */
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

  /** A link, or the word that the relay can't be reached. A link that comes too late is taken back. */
  #proposeSoon(): Promise<Proposal> {
    const { environment } = this.#context
    return new Promise((resolve, reject) => {
      let isLate = false
      const stopWaiting = environment.setTimer(() => {
        isLate = true
        reject(relayUnreachable())
      }, linkPatience)
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
      // An older link that ran out was replaced long ago; a wallet that declined it meant what it said, and one that signed has been there.
      if (!isKnown) return
      if (isUserRejection(cause) || cause instanceof AppKitError) this.end(pairingError(cause))
      else if (this.#proposals.size === 0) this.end(isCoded(cause) ? pairingError(cause) : pairingExpired(cause))
    }
  }

  /** @returns whether it was still open. */
  #close(): boolean {
    if (this.#isOver) return false
    this.#isOver = true
    this.#stopRenewing()
    for (const proposal of this.#proposals) proposal.cancel().catch(() => {})
    this.#proposals.clear()
    return true
  }
}

/** What a wallet answers has a code; that nobody answered has none. */
function isCoded(cause: unknown): boolean {
  const code = typeof cause === 'object' && cause !== null ? (cause as { code?: unknown }).code : undefined
  return typeof code === 'number' && code !== 0
}
