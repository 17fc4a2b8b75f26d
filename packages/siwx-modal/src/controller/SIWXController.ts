import { type CaipNetwork, isRequestPending, isUserRejection, type SIWXConfig } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { isAttachable } from '@openappkit/siwx'
import { proxy, subscribe } from 'valtio/vanilla'
import { askTwice, isUnanswered } from './askTwice'
import { ConnectSignIn } from './ConnectSignIn'
import { requestSignature } from './requestSignature'
import { SessionKeeper } from './SessionKeeper'
import { isSameAccount, type SignInAccount, signInAccount } from './SignInAccount'
import { SignInAttempt } from './SignInAttempt'
import { SignInFeedback } from './SignInFeedback'
import type { SignInState } from './SignInState'
import { signInConfig } from './signInConfig'
import { cancelFailed, initializationFailed, noAccount, notEnabled, signInOutcome } from './signInErrors'
import { signInPage } from './signInPage'

/**
 * Asks the connected account to sign in, unless it has a session. Each question is a `SignInAttempt`: what comes back for an older one changes nothing on screen.
 *
 * @example
 * const signIn = kit.service(SIWXController)
 * await signIn.sign()
 */
export class SIWXController {
  readonly state: { value: SignInState } = proxy({ value: { status: 'idle' } as SignInState })
  /** For wallets that sign with their connect. */
  readonly request: ConnectSignIn
  readonly #kit: ModalKit
  readonly #config: SIWXConfig | undefined
  readonly #news: SignInFeedback
  #isStarted = false
  readonly #sessions: SessionKeeper | undefined
  /** The latest one. */
  #attempt: SignInAttempt = new SignInAttempt()
  /** Who was last looked at. */
  #account: SignInAccount | undefined
  /** The check of that one, also when it is over. */
  #checking: Promise<void> = Promise.resolve()
  /** Who signed in last, and where: the way back for whoever declines it elsewhere. */
  #lastSignedIn: SignInAccount | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.#config = signInConfig(kit.options.given)
    kit.base.signIn = this.#config
    this.#news = kit.service(SignInFeedback)
    this.#sessions = this.#config && new SessionKeeper(this.#config, cause => this.#news.report(cancelFailed(cause)))
    this.request = new ConnectSignIn(kit, this.#config, account => this.#onSignedIn(account))
    // Before it is asked for anything: it may have to know whom it works for.
    if (this.#config && isAttachable(this.#config))
      kit.base.onDestroy(this.#config.attach(signInPage(kit, () => this.sign())))
  }

  /** Begins to follow the account in use, which may be there already. Safe to call often. */
  start(): void {
    if (this.#isStarted || !this.#config) return
    this.#isStarted = true
    const { base, chains, modal } = this.#kit
    this.#news.words.speak()
    base.onDestroy(modal.addCloseGuard(() => this.#isHeld))
    base.onDestroy(subscribe(chains.state, () => this.#follow()))
    base.onDestroy(() => void this.#begin())
    this.#follow()
  }

  /** Resolves when it is known whether whoever is connected has to be asked, and the question shows. */
  async checked(): Promise<void> {
    if (!this.#isStarted) return
    let over: Promise<void> | undefined
    // A wallet may move to another network, or account, in the middle of it.
    while (over !== this.#checking) {
      await this.#connected()
      this.#follow()
      over = this.#checking
      await over
    }
  }

  /** Whether nobody may stay connected without signing in. */
  get isRequired(): boolean {
    return this.#config?.getRequired?.() === true
  }

  /** The network that cancelling leads back to, as far as is known by now: the account signed in there and is still connected. */
  get returnsTo(): CaipNetwork | undefined {
    const last = this.#lastSignedIn
    const chain = last && this.#kit.chains.get(last.namespace)
    if (!last || isSameAccount(last, this.#account)) return undefined
    return chain?.status === 'connected' && chain.address === last.address
      ? this.#kit.chains.findNetwork(last.caipNetworkId)
      : undefined
  }

  /**
   * Asks the wallet to sign. Resolves true once the session is kept; how it failed otherwise is in `state`.
   * If no one could say whether a session exists, asks that again instead, and resolves true if there is one.
   * @throws AppKitError `siwx/not-enabled`, or `siwx/no-account` when nobody is connected.
   */
  async sign(): Promise<boolean> {
    const { config, sessions } = this.#require()
    const account = signInAccount(this.#kit)
    if (!account) throw noAccount()
    if (this.state.value.status === 'unanswered') return this.#checkAgain(account)
    const attempt = this.#begin()
    this.#account = account
    this.state.value = { status: 'requesting', account }
    this.#news.track('CLICK_SIGN_SIWX_MESSAGE', account)
    try {
      const session = await requestSignature(this.#kit, config, account, () => attempt.isCurrent)
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
    this.#onSignedIn(account)
    if (!attempt.isCurrent) return true
    this.state.value = { status: 'idle' }
    if (this.#isOnScreen) this.#kit.modal.close()
    return true
  }

  /** Leaves without signing: back to the network that has a session, else off the wallet; where signing in is not required the modal just closes. */
  async cancel(): Promise<void> {
    const account = this.#account
    const attempt = this.#leave()
    const isRequired = this.isRequired && account !== undefined
    const returnsTo = isRequired ? this.returnsTo?.name : undefined
    if (account) this.state.value = { status: 'cancelling', account, returnsTo }
    try {
      if (isRequired && !(await this.#goBack(attempt))) {
        this.state.value = { status: 'cancelling', account }
        await this.#kit.disconnect()
      }
    } catch (cause) {
      this.#news.report(cancelFailed(cause))
    }
    this.#follow()
    this.#news.track('CLICK_CANCEL_SIWX', account)
    if (!attempt.isCurrent) return
    // An account that is still connected hasn't signed in, and can when the view is opened again.
    if (account) this.state.value = { status: 'asking', account }
    this.#kit.modal.close()
  }

  /** Off the wallet, also while the way back waits for it. */
  async leave(): Promise<void> {
    this.#leave()
    await this.#kit.disconnect().catch(cause => this.#news.report(cancelFailed(cause)))
    if (this.#isOnScreen) this.#kit.modal.close()
  }

  /** Forgets every session, unless the host keeps them. After a disconnect that was asked for here. */
  async signOut(): Promise<void> {
    const config = this.#config
    if (!config || config.signOutOnDisconnect === false) return
    this.#lastSignedIn = undefined
    await config.setSessions([])
    this.#follow()
    if (!this.#account) return
    // Another wallet, or another chain, is connected still: its session is gone as well.
    this.#account = undefined
    this.#follow()
  }

  #follow(): void {
    const status = this.#kit.chains.get()?.status
    // On the way nothing is decided.
    if (status === 'connecting' || status === 'reconnecting') return
    const account = signInAccount(this.#kit)
    const before = this.#account
    if (isSameAccount(account, before)) return
    this.#account = account
    if (before && this.#isGone(before)) this.#leave()
    else this.#begin()
    if (account) this.#checking = this.#check(account, this.#attempt)
    else this.#rest()
  }

  async #check(account: SignInAccount, attempt: SignInAttempt): Promise<void> {
    this.state.value = { status: 'checking', account }
    try {
      await this.#connected()
      const { environment } = this.#kit.base
      const sessions = await askTwice(environment, async () =>
        attempt.isCurrent ? this.#require().config.getSessions(account.caipNetworkId, account.address) : [],
      )
      await this.#news.words.ready
      if (!attempt.isCurrent) return
      if (sessions.length > 0) {
        this.#lastSignedIn = account
        this.#rest()
        return
      }
      this.state.value = { status: 'asking', account }
      this.#show()
    } catch (cause) {
      if (attempt.isCurrent) await this.#onCheckFailed(account, cause)
    }
  }

  async #checkAgain(account: SignInAccount): Promise<boolean> {
    const attempt = this.#begin()
    this.#account = account
    this.#checking = this.#check(account, attempt)
    await this.#checking
    return attempt.isCurrent && this.state.value.status === 'idle'
  }

  /** The connect that is under way is over, and what the wallet signed with it is kept. */
  async #connected(): Promise<void> {
    const { state } = this.#kit.connecting
    while (state.value.status === 'requesting') {
      await new Promise<void>(run => {
        const stop = subscribe(state, () => {
          stop()
          run()
        })
      })
    }
    await this.request.kept
  }

  /** Begins an attempt, after which the results of earlier ones no longer count. */
  #begin(attempt: SignInAttempt = new SignInAttempt()): SignInAttempt {
    this.#attempt = this.#attempt.supersede(attempt)
    return attempt
  }

  /** Abandons every attempt so far. */
  #leave(): SignInAttempt {
    return this.#begin(new SignInAttempt({ isLeaving: true }))
  }

  #isGone({ namespace }: SignInAccount): boolean {
    return this.#kit.chains.get(namespace)?.status === 'disconnected'
  }

  /** Revoking ends every session of an account on its network, so a later one too. */
  #isSignedInSince(attempt: SignInAttempt, account: SignInAccount): boolean {
    return attempt.isFollowedBySignIn && isSameAccount(this.#lastSignedIn, account)
  }

  #onSignedIn(account: SignInAccount): void {
    this.#lastSignedIn = account
    this.#attempt.markSignedIn()
    this.#news.track('SIWX_AUTH_SUCCESS', account)
  }

  #onSignFailed(account: SignInAccount, cause: unknown, isWanted: boolean): void {
    this.#news.track('SIWX_AUTH_ERROR', account)
    if (!isWanted) return
    const outcome = signInOutcome(account, cause)
    this.state.value = outcome
    if (outcome.status === 'failed') {
      this.#news.report(outcome.error)
      this.#news.toast(account.isSmartAccount ? 'failedSmartAccount' : 'errorSigning')
    } else if (outcome.status === 'declined') this.#news.toast('declined')
    if (!this.#isOnScreen || !this.#isSignView) this.#show()
  }

  /** A server that can't be reached changes nothing: the user can try again. A configuration that fails disconnects the wallet. */
  async #onCheckFailed(account: SignInAccount, cause: unknown): Promise<void> {
    this.#news.track('SIWX_AUTH_ERROR', account)
    this.#news.report(initializationFailed(cause))
    if (isUnanswered(cause)) {
      this.state.value = { status: 'unanswered', account }
      this.#show()
      return
    }
    this.state.value = { status: 'idle' }
    await this.#kit.disconnect().catch(reason => this.#news.report(cancelFailed(reason)))
    void this.#kit.modal.open({ view: 'Connect' })
    this.#news.toast('initializationFailed')
  }

  /** True once the account is where it has a session. A wallet that doesn't go there is left instead. */
  async #goBack(attempt: SignInAttempt): Promise<boolean> {
    const network = this.returnsTo
    const last = this.#lastSignedIn
    if (!network || !last) return false
    try {
      const sessions = await this.#require().config.getSessions(last.caipNetworkId, last.address)
      if (sessions.length === 0 || !attempt.isCurrent) return !attempt.isCurrent
      await this.#kit.switchNetwork(network)
      return true
    } catch (cause) {
      if (!attempt.isCurrent) return true
      if (!isUserRejection(cause) && !isRequestPending(cause)) this.#news.report(cancelFailed(cause))
      return false
    }
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

  /** The view, or the one in which an embedded wallet asks on its behalf. */
  get #isOnScreen(): boolean {
    const { view } = this.#kit.router.current
    const isShown = this.#kit.modal.state.open || this.#kit.options.given.enableEmbedded === true
    return isShown && (view === 'SIWXSignMessage' || (view as string) === 'ApproveTransaction')
  }

  /** The modal can't be closed when sign-in is required and no session exists. */
  get #isHeld(): boolean {
    return this.#isOnScreen && this.state.value.status !== 'idle' && this.isRequired
  }

  #require(): { readonly config: SIWXConfig; readonly sessions: SessionKeeper } {
    if (!this.#config || !this.#sessions) throw notEnabled()
    return { config: this.#config, sessions: this.#sessions }
  }
}
