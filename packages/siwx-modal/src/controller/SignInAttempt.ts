/** Status of an attempt. */
export type AttemptStatus =
  /** The latest attempt. Its result decides what the user sees. */
  | 'current'
  /** Replaced by another account, network or request. */
  | 'superseded'
  /** The user canceled or disconnected. A session that it still creates is revoked. */
  | 'abandoned'

/**
 * One attempt to check, sign in or sign out an account. It links to later attempts, not to earlier ones: the controller
 * keeps the latest, and pending work keeps its own.
 */
export class SignInAttempt {
  readonly #isLeaving: boolean
  #next: SignInAttempt | undefined
  #isSignedIn = false

  constructor({ isLeaving = false }: { readonly isLeaving?: boolean } = {}) {
    this.#isLeaving = isLeaving
  }

  /** Sets the next attempt. */
  supersede(next: SignInAttempt): SignInAttempt {
    this.#next = next
    return next
  }

  /** Records that a session was created while this attempt was the latest. */
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

  /** Whether a later attempt created a session. */
  get isFollowedBySignIn(): boolean {
    return this.#later(attempt => attempt.#isSignedIn)
  }

  #later(matches: (attempt: SignInAttempt) => boolean): boolean {
    for (let attempt = this.#next; attempt; attempt = attempt.#next) if (matches(attempt)) return true
    return false
  }
}
