import type { SIWXSession } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type SessionSource, sessionSource } from '../session/SessionSource'
import { type SessionState, signedOut, unavailable } from '../session/SessionState'
import { isSameAccount, type SignInAccount, signInAccount } from './SignInAccount'
import { initializationFailed } from './signInErrors'

/** Longest delay of a timer in milliseconds. */
const longest = 2 ** 31 - 1

/** Publishes the session of the active account to the page, and notices when it expires. */
export class SessionPublisher {
  readonly #kit: ModalKit
  readonly #source: SessionSource
  readonly #onExpired: () => void
  #stopTimer: () => void = () => {}

  constructor(kit: ModalKit, onExpired: () => void) {
    this.#kit = kit
    this.#source = sessionSource(kit.context)
    this.#onExpired = onExpired
  }

  /** Whether the page shows the active account as signed in. */
  get isSignedIn(): boolean {
    return this.#source.state.isSignedIn
  }

  signedIn(account: SignInAccount, { data }: SIWXSession): void {
    const { address, caipNetworkId: chainId, namespace } = account
    const session = { address, chainId, namespace, data }
    if (!this.#publish(account, { status: 'signedIn', isSignedIn: true, session, error: undefined })) return
    const expiry = Date.parse(data.expirationTime ?? '')
    if (Number.isNaN(expiry)) return
    const { environment } = this.#kit.context
    this.#stopTimer = environment.setTimer(this.#onExpired, Math.min(Math.max(expiry - environment.now(), 0), longest))
  }

  signedOut(account: SignInAccount): void {
    this.#publish(account, signedOut)
  }

  unavailable(account: SignInAccount, cause: unknown): void {
    this.#publish(account, unavailable(initializationFailed(cause)))
  }

  /** Forgets the session, because another account or none is active. */
  forget(): void {
    this.#stopTimer()
    this.#source.forget()
  }

  /** Publishes a state unless another account is active by now. */
  #publish(account: SignInAccount, state: SessionState): boolean {
    if (!isSameAccount(account, signInAccount(this.#kit))) return false
    this.#stopTimer()
    this.#source.publish(account, state)
    return true
  }
}
