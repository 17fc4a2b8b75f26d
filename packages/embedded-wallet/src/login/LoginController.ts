import type { EventArguments, EventName } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import { codeProblem, frameError } from './codeProblem'
import type { CodeStep, LoginState } from './LoginState'
import type { CodeRequested, LoginWallet } from './LoginWallet'

/** Milliseconds between two codes, unless the wallet names another time. */
const resendPause = 30_000

/** Dependencies of {@link LoginController}. */
export interface LoginDependencies {
  readonly wallet: LoginWallet
  /** Returns the current time in milliseconds since the epoch. */
  now(): number
  track<Name extends EventName>(name: Name, ...properties: EventArguments<Name>): void
}

/** Logs a user in by email. A new attempt abandons the previous one, whose late answers are ignored. */
export class LoginController {
  readonly state: { value: LoginState } = proxy({ value: { status: 'idle' } as LoginState })
  readonly #dependencies: LoginDependencies
  #attempt = 0
  /** The last code that was sent, so that going back and on again doesn't send another. */
  #sent: Pick<CodeStep, 'email' | 'resendAt'> | undefined

  constructor(dependencies: LoginDependencies) {
    this.#dependencies = dependencies
  }

  /** Sends a code, unless one was just sent to the same address. Never rejects. */
  async start(email: string): Promise<void> {
    const isLatest = this.#begin()
    const { wallet, now, track } = this.#dependencies
    if (this.#sent?.email === email && this.#sent.resendAt > now()) return this.#awaitCode(this.#sent)
    this.#sent = undefined
    this.state.value = { status: 'requesting', email }
    track('EMAIL_SUBMITTED')
    try {
      const answer = await wallet.requestCode(email)
      if (!isLatest()) return
      if (answer.action === 'CONNECT') return await this.#connect(email, isLatest)
      if (answer.action === 'VERIFY_DEVICE') {
        this.state.value = { status: 'device', email }
        await wallet.waitForDevice()
        if (!isLatest()) return
        track('DEVICE_REGISTERED_FOR_EMAIL')
      }
      this.#codeSent(email, answer)
      track('EMAIL_VERIFICATION_CODE_SENT')
    } catch (cause) {
      if (isLatest()) this.#fail(email, 'request', cause)
    }
  }

  /** Sends another code to the same address. Does nothing before its time. Never rejects. */
  async resend(): Promise<void> {
    const { value } = this.state
    const { wallet, now, track } = this.#dependencies
    if (value.status !== 'code' || value.resend === 'sending' || now() < value.resendAt) return
    const isLatest = this.#begin()
    this.state.value = { ...value, resend: 'sending', problem: undefined }
    try {
      this.#codeSent(value.email, await wallet.requestCode(value.email), isLatest, 'sent')
      if (isLatest()) track('EMAIL_VERIFICATION_CODE_SENT')
    } catch (cause) {
      if (isLatest()) this.#codeFailed({ ...value, resend: 'idle' }, cause)
    }
  }

  /** Checks a code and connects. Ignored while another code is being checked. Never rejects. */
  async submit(code: string): Promise<void> {
    const { value } = this.state
    const { wallet, track } = this.#dependencies
    if (value.status !== 'code') return
    const { email } = value
    const isLatest = this.#begin()
    this.state.value = { status: 'checking', email }
    try {
      await wallet.verifyCode(code)
    } catch (cause) {
      if (!isLatest()) return
      track('EMAIL_VERIFICATION_CODE_FAIL', { message: frameError(cause).message })
      return this.#codeFailed({ ...value, resend: 'idle' }, cause)
    }
    if (!isLatest()) return
    this.#sent = undefined
    track('EMAIL_VERIFICATION_CODE_PASS')
    await this.#connect(email, isLatest)
  }

  /** Repeats the step that failed. Never rejects. */
  async retry(): Promise<void> {
    const { value } = this.state
    if (value.status !== 'failed') return
    await (value.step === 'request' ? this.start(value.email) : this.#connect(value.email, this.#begin()))
  }

  /** Abandons the attempt. */
  cancel(): void {
    this.#begin()
    this.state.value = { status: 'idle' }
  }

  async #connect(email: string, isLatest: () => boolean): Promise<void> {
    this.state.value = { status: 'connecting', email }
    try {
      await this.#dependencies.wallet.connect()
      if (isLatest()) this.state.value = { status: 'connected', email }
    } catch (cause) {
      if (isLatest()) this.#fail(email, 'connect', cause)
    }
  }

  #codeSent(
    email: string,
    { resendAfter = resendPause }: CodeRequested,
    isLatest: () => boolean = () => true,
    resend: CodeStep['resend'] = 'idle',
  ): void {
    const sent = { email, resendAt: this.#dependencies.now() + resendAfter }
    this.#sent = sent
    if (isLatest()) this.#awaitCode(sent, resend)
  }

  #awaitCode(sent: Pick<CodeStep, 'email' | 'resendAt'>, resend: CodeStep['resend'] = 'idle'): void {
    this.state.value = { status: 'code', ...sent, resend, problem: undefined }
  }

  #codeFailed(step: CodeStep, cause: unknown): void {
    const problem = codeProblem(cause, this.#dependencies.now())
    const retryAt = problem.reason === 'tooMany' ? (problem.retryAt ?? 0) : 0
    this.state.value = ref({ ...step, problem, resendAt: Math.max(step.resendAt, retryAt) })
  }

  #fail(email: string, step: 'request' | 'connect', cause: unknown): void {
    this.state.value = ref({ status: 'failed', email, step, error: frameError(cause) })
  }

  /** Abandons the previous attempt. Returns whether the new one is still the latest. */
  #begin(): () => boolean {
    this.#attempt += 1
    const attempt = this.#attempt
    return () => attempt === this.#attempt
  }
}
