import type { CaipNetwork, SIWXConfig, SIWXSession } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { isAttachable } from '@openappkit/siwx'
import { proxy, subscribe } from 'valtio/vanilla'
import { askTwice, isUnanswered, isUnreachable } from './askTwice'
import { ConnectSignIn } from './ConnectSignIn'
import { endAllSessions } from './endAllSessions'
import { pendingConnection } from './pendingConnection'
import { requestSignature } from './requestSignature'
import { SessionKeeper } from './SessionKeeper'
import { SessionPublisher } from './SessionPublisher'
import { isSameAccount, type SignInAccount, signInAccount } from './SignInAccount'
import { SignInAttempt } from './SignInAttempt'
import { SignInFeedback } from './SignInFeedback'
import type { SignInState } from './SignInState'
import { signInConfig } from './signInConfig'
import { cancelFailed, initializationFailed, noAccount, notEnabled, signInOutcome } from './signInErrors'
import { signInPage } from './signInPage'
import { WayBack } from './WayBack'

/** Reason for a session check: the account is new, the page wants the current state, or sessions changed elsewhere. */
type CheckReason = 'followed' | 'refreshed' | 'changed'

/**
 * Requests a sign-in from the connected account, unless it has a session. Each request is a `SignInAttempt`; results of
 * older attempts change nothing on screen.
 *
 * @example
 * ```
 * const signIn = kit.controller(SIWXController)
 * await signIn.sign()
 * ```
 */
export class SIWXController {
  readonly state: { value: SignInState } = proxy({ value: { status: 'idle' } as SignInState })
  /** One-click sign-in, for wallets that sign while connecting. */
  readonly request: ConnectSignIn
  readonly #kit: ModalKit
  readonly #config: SIWXConfig | undefined
  readonly #feedback: SignInFeedback
  #isStarted = false
  readonly #sessions: SessionKeeper | undefined
  readonly #page: SessionPublisher
  /** Whether `endSessions` has ended the sessions and is disconnecting. */
  #isEnding = false
  /** Latest attempt. */
  #attempt: SignInAttempt = new SignInAttempt()
  /** Account of the last check. */
  #account: SignInAccount | undefined
  /** Last check of that account, pending or done. */
  #checking: Promise<void> = Promise.resolve()
  readonly #wayBack: WayBack

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#config = signInConfig(kit.options.input)
    kit.context.signIn = this.#config
    this.#feedback = kit.controller(SignInFeedback)
    this.#sessions =
      this.#config && new SessionKeeper(this.#config, cause => this.#feedback.report(cancelFailed(cause)))
    this.#wayBack = new WayBack(kit, this.#config, cause => this.#feedback.report(cancelFailed(cause)))
    this.#page = new SessionPublisher(kit, () => void this.refresh())
    this.request = new ConnectSignIn(kit, this.#config, this.#sessions, (account, session) =>
      this.#onSignedIn(account, session),
    )
    // Attach before the first call, because the config may need the page.
    if (this.#config && isAttachable(this.#config))
      kit.context.onDestroy(this.#config.attach(signInPage(kit, () => this.sign())))
  }

  /** Starts to follow the active account. Idempotent. */
  start(): void {
    if (this.#isStarted || !this.#config) return
    this.#isStarted = true
    const { context, chains, modal } = this.#kit
    this.#feedback.catalog.setLocale()
    context.onDestroy(modal.addCloseGuard(() => this.#isHeld))
    context.onDestroy(subscribe(chains.state, () => this.#follow()))
    context.onDestroy(this.#config.subscribeSessions?.(() => this.#onSessionsChanged()) ?? (() => {}))
    context.onDestroy(() => void this.#begin())
    this.#follow()
  }

  /** Resolves when the session check is done and the view, if needed, is open. */
  async checked(): Promise<void> {
    if (!this.#isStarted) return
    let over: Promise<void> | undefined
    // The network or the account may change during the check.
    while (over !== this.#checking) {
      await this.#connected()
      this.#follow()
      over = this.#checking
      await over
    }
  }

  /** Whether the user must sign in to stay connected. */
  get isRequired(): boolean {
    return this.#config?.getRequired?.() === true
  }

  /**
   * Network of the last sign-in, to which `cancel` returns. Undefined if that account is no longer connected, or if the
   * current sign-in is for the same account and network.
   */
  get returnsTo(): CaipNetwork | undefined {
    return this.#wayBack.from(this.#account)
  }

  /**
   * Requests the signature. Resolves true once the session is stored. Resolves false if that fails, with the reason in
   * `state`, or if another attempt replaces this one. If the session check failed, it repeats the check instead, and
   * resolves true if there is a session.
   * @throws AppKitError `siwx/not-enabled` without a sign-in config, `siwx/no-account` without a connection.
   */
  async sign(): Promise<boolean> {
    const { config, sessions } = this.#require()
    const account = signInAccount(this.#kit)
    if (!account) throw noAccount()
    if (this.state.value.status === 'unanswered') return this.#recheck('followed', account)
    const attempt = this.#begin()
    this.#account = account
    this.state.value = { status: 'requesting', account }
    this.#feedback.track('CLICK_SIGN_SIWX_MESSAGE', account)
    let session: SIWXSession | undefined
    try {
      session = await requestSignature(this.#kit, config, account, () => attempt.isCurrent)
      await sessions.revoked
      if (!session || !attempt.isCurrent) return false
      await sessions.add(session)
    } catch (cause) {
      this.#onSignFailed(account, cause, attempt.isCurrent)
      return false
    }
    if (attempt.status === 'abandoned' || this.#isGone(account)) {
      await sessions.revoke(account, () => !this.#isSignedInSince(attempt, account))
      return false
    }
    this.#onSignedIn(account, session)
    if (!attempt.isCurrent) return true
    this.state.value = { status: 'idle' }
    if (this.isOnScreen) this.#kit.modal.close()
    return true
  }

  /**
   * Leaves without signing: returns to the network with a session, else disconnects. If sign-in is optional, it only
   * closes the modal.
   */
  async cancel(): Promise<void> {
    const account = this.#account
    const attempt = this.#leave()
    const isRequired = this.isRequired && account !== undefined
    const returnsTo = isRequired ? this.returnsTo?.name : undefined
    if (account) this.state.value = { status: 'canceling', account, returnsTo }
    try {
      if (isRequired && !(await this.#wayBack.take(this.#account, attempt))) {
        this.state.value = { status: 'canceling', account }
        await this.#kit.disconnect()
      }
    } catch (cause) {
      this.#feedback.report(cancelFailed(cause))
    }
    this.#follow()
    this.#feedback.track('CLICK_CANCEL_SIWX', account)
    if (!attempt.isCurrent) return
    // A connected account can still sign in when the view opens again.
    if (account) this.state.value = { status: 'asking', account }
    this.#kit.modal.close()
  }

  /** Disconnects the wallet, even while a network switch is pending. */
  async leave(): Promise<void> {
    this.#leave()
    await this.#kit.disconnect().catch(cause => this.#feedback.report(cancelFailed(cause)))
    if (this.isOnScreen) this.#kit.modal.close()
  }

  /**
   * Shows the view and requests the signature.
   * @throws AppKitError `siwx/no-account` without a connected account on a supported network.
   */
  ask(): void {
    if (!signInAccount(this.#kit)) throw noAccount()
    this.#show()
    void this.sign()
  }

  /** Checks the session again. If it has ended and sign-in is required, asks for a new one. */
  async refresh(): Promise<void> {
    this.#follow()
    const { status } = this.state.value
    if (status === 'idle' || status === 'asking' || status === 'unanswered') await this.#recheck('refreshed')
    else if (status === 'checking') await this.#checking
  }

  /**
   * Ends all sessions of this browser. If sign-in is required, also disconnects.
   * @throws AppKitError `siwx/sign-out-failed` if the sessions may continue.
   */
  async endSessions(): Promise<void> {
    const { config, sessions } = this.#require()
    const account = signInAccount(this.#kit)
    this.#leave()
    this.#isEnding = true
    try {
      const { isEnded, error } = await endAllSessions(config, sessions, account)
      if (isEnded) await this.#onEnded(account)
      if (error) throw error
    } finally {
      this.#isEnding = false
    }
  }

  /** Revokes every session after the user disconnects in this app, unless `signOutOnDisconnect` is false. */
  async signOut(): Promise<void> {
    if (!this.#sessions || this.#config?.signOutOnDisconnect === false || this.#isEnding) return
    this.#wayBack.last = undefined
    await this.#sessions.set([])
    this.#page.forget()
    this.#follow()
    if (!this.#account) return
    // Another wallet or chain is still connected, and its session is gone too.
    this.#account = undefined
    this.#follow()
  }

  #follow(): void {
    const status = this.#kit.chains.get()?.status
    // Decide once the connection has settled.
    if (status === 'connecting' || status === 'reconnecting') return
    const account = signInAccount(this.#kit)
    const before = this.#account
    if (isSameAccount(account, before)) return
    this.#account = account
    this.#page.forget()
    if (before && this.#isGone(before)) this.#leave()
    else this.#begin()
    if (account) this.#checking = this.#check(account, this.#attempt, 'followed')
    else this.#rest()
  }

  /** Checks the session again after the app, or another tab, changed sessions. */
  #onSessionsChanged(): void {
    const { status } = this.state.value
    if (this.#sessions?.isWriting || status === 'requesting' || status === 'canceling') return
    void this.#recheck('changed')
  }

  /** Resolves true if the account has a session. */
  async #recheck(reason: CheckReason, account: SignInAccount | undefined = this.#account): Promise<boolean> {
    if (!account) return false
    const attempt = this.#begin()
    this.#account = account
    this.#checking = this.#check(account, attempt, reason)
    await this.#checking
    return attempt.isCurrent && this.state.value.status === 'idle'
  }

  async #check(account: SignInAccount, attempt: SignInAttempt, reason: CheckReason): Promise<void> {
    this.state.value = { status: 'checking', account }
    try {
      await this.#connected()
      const { environment } = this.#kit.context
      const sessions = await askTwice(environment, async () =>
        attempt.isCurrent ? this.#require().config.getSessions(account.caipNetworkId, account.address) : [],
      )
      await this.#feedback.catalog.ready
      if (!attempt.isCurrent) return
      const [session] = sessions
      if (session) {
        this.#wayBack.last = account
        this.#page.signedIn(account, session)
        this.#rest()
        return
      }
      if (reason === 'changed' && this.#page.isSignedIn) {
        await this.#onEnded(account).catch(cause => this.#feedback.report(cancelFailed(cause)))
        return
      }
      this.#page.signedOut(account)
      this.state.value = { status: 'asking', account }
      if (reason === 'followed' || this.isRequired) this.#show()
    } catch (cause) {
      if (attempt.isCurrent) await this.#onCheckFailed(account, cause, reason)
    }
  }

  /** Follows a sign-out: disconnects if sign-in is required. Asks for a new session if a wallet stays connected. */
  async #onEnded(account: SignInAccount | undefined): Promise<void> {
    this.#wayBack.last = undefined
    if (account) this.#page.signedOut(account)
    if (this.isRequired && this.#kit.chains.isConnected()) {
      await this.#kit.disconnect().catch(cause => {
        if (account) this.state.value = { status: 'asking', account }
        this.#show()
        throw cause
      })
      return
    }
    this.#rest()
    // The user can sign in again when the view opens.
    if (account) this.state.value = { status: 'asking', account }
  }

  /** Resolves when the pending connection is done and its session is stored. */
  async #connected(): Promise<void> {
    await pendingConnection(this.#kit)
    await this.request.kept
  }

  /** Starts an attempt. Results of earlier ones no longer count. */
  #begin(attempt: SignInAttempt = new SignInAttempt()): SignInAttempt {
    this.#attempt = this.#attempt.supersede(attempt)
    return attempt
  }

  /** Abandons all attempts and starts one that leaves. */
  #leave(): SignInAttempt {
    return this.#begin(new SignInAttempt({ isLeaving: true }))
  }

  #isGone({ namespace }: SignInAccount): boolean {
    return this.#kit.chains.get(namespace)?.status === 'disconnected'
  }

  /** Returns whether a later attempt signed in. Revoking would end its session too. */
  #isSignedInSince(attempt: SignInAttempt, account: SignInAccount): boolean {
    return attempt.isFollowedBySignIn && isSameAccount(this.#wayBack.last, account)
  }

  #onSignedIn(account: SignInAccount, session: SIWXSession): void {
    this.#wayBack.last = account
    this.#page.signedIn(account, session)
    this.#attempt.markSignedIn()
    this.#feedback.track('SIWX_AUTH_SUCCESS', account)
  }

  #onSignFailed(account: SignInAccount, cause: unknown, isWanted: boolean): void {
    this.#feedback.track('SIWX_AUTH_ERROR', account)
    if (!isWanted) return
    const outcome = signInOutcome(account, cause)
    this.state.value = outcome
    if (outcome.status === 'failed') this.#feedback.report(outcome.error)
    // The view explains every outcome, so there is no toast.
    if (!this.isOnScreen || !this.#isSignView) this.#show()
  }

  /** Keeps the connection if the server doesn't answer properly, so the user can retry. Disconnects if the config fails. */
  async #onCheckFailed(account: SignInAccount, cause: unknown, reason: CheckReason): Promise<void> {
    this.#feedback.track('SIWX_AUTH_ERROR', account)
    this.#feedback.report(initializationFailed(cause))
    this.#page.unavailable(account, cause)
    if (isUnanswered(cause) || reason !== 'followed') {
      this.state.value = { status: 'unanswered', account, isUnreachable: isUnreachable(cause) }
      if (reason === 'followed') this.#show()
      return
    }
    this.state.value = { status: 'idle' }
    await this.#kit.disconnect().catch(reason => this.#feedback.report(cancelFailed(reason)))
    void this.#kit.modal.open({ view: 'Connect' })
    this.#feedback.toast('initializationFailed')
  }

  #rest(): void {
    this.state.value = { status: 'idle' }
    if (this.#isSignView) this.#kit.modal.close()
  }

  #show(): void {
    void this.#kit.modal.open({ view: 'SIWXSignMessage' })
  }

  get #isSignView(): boolean {
    return this.#kit.router.current.view === 'SIWXSignMessage'
  }

  /** Whether the view, or the approval view of an embedded wallet, is on screen. */
  get isOnScreen(): boolean {
    const { view } = this.#kit.router.current
    const isShown = this.#kit.modal.state.open || this.#kit.options.input.enableEmbedded === true
    return isShown && (view === 'SIWXSignMessage' || (view as string) === 'ApproveTransaction')
  }

  /** Whether the modal must stay open, because sign-in is required and no session exists. */
  get #isHeld(): boolean {
    return this.isOnScreen && this.state.value.status !== 'idle' && this.isRequired
  }

  #require(): { readonly config: SIWXConfig; readonly sessions: SessionKeeper } {
    if (!this.#config || !this.#sessions) throw notEnabled()
    return { config: this.#config, sessions: this.#sessions }
  }
}
