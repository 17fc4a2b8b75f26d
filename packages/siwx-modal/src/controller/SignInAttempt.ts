/** What became of an attempt: the latest one, one whose place another took, or one that the user left. */
export type AttemptStatus =
  /** No other began after it: its result decides what the user sees. */
  | 'current'
  /** Another account, network or question took its place. */
  | 'superseded'
  /** The user canceled or disconnected after it began. A session that it still creates is revoked. */
  | 'abandoned'

/**
 * One question about an account: whether it has a session, whether it signs, or the end of both. An attempt knows those that began after it and
 * none before: the controller keeps the latest, and work under way keeps its own.
 */
export class SignInAttempt {
  readonly #isLeaving: boolean
  #next: SignInAttempt | undefined
  #isSignedIn = false

  constructor({ isLeaving = false }: { readonly isLeaving?: boolean } = {}) {
    this.#isLeaving = isLeaving
  }

  /** Says which attempt takes its place. */
  supersede(next: SignInAttempt): SignInAttempt {
    this.#next = next
    return next
  }

  /** Notes that a session was created while it was the latest. */
  markSignedIn(): void {
    this.#isSignedIn = true
  }

  get status(): AttemptStatus {
    if (!this.#next) return 'current'
    return this.#later(attempt => attempt.#isLeaving) ? 'abandoned' : 'superseded'
  }

  get isCurrent(): boolean {
    return !this.#next
  }

  /** Whether a session was created in a later attempt. */
  get isFollowedBySignIn(): boolean {
    return this.#later(attempt => attempt.#isSignedIn)
  }

  #later(matches: (attempt: SignInAttempt) => boolean): boolean {
    for (let attempt = this.#next; attempt; attempt = attempt.#next) if (matches(attempt)) return true
    return false
  }
}
