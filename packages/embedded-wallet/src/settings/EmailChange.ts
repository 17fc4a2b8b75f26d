import type { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, ref } from 'valtio/vanilla'
import { codeProblem, frameError } from '../login/codeProblem'
import type { CodeProblem } from '../login/LoginState'
import { WalletAccess } from '../modal/WalletAccess'
import { WalletTexts } from '../modal/WalletTexts'
import { WalletSettings } from './WalletSettings'

/** Which address a code confirms: `primary` is the current one, `secondary` the new one. */
export type EmailStep = 'primary' | 'secondary'

/** State of a change of the email address. */
export type EmailChangeState =
  | { readonly status: 'editing'; readonly error: AppKitError | undefined }
  | { readonly status: 'sending'; readonly email: string }
  | {
      readonly status: 'code'
      readonly step: EmailStep
      /** The new address. */
      readonly email: string
      readonly problem: CodeProblem | undefined
    }
  | { readonly status: 'checking'; readonly step: EmailStep; readonly email: string }

/** Changes the email address: confirms the current one, then the new one. A controller of the kit. */
export class EmailChange {
  readonly state: { value: EmailChangeState } = proxy({
    value: { status: 'editing', error: undefined } as EmailChangeState,
  })
  /** Text of the field. */
  readonly draft: { email: string } = proxy({ email: '' })
  readonly #kit: ModalKit
  #attempt = 0

  constructor(kit: ModalKit) {
    this.#kit = kit
    kit.context.onDestroy(kit.modal.onClose(() => this.reset()))
  }

  /** Sends the first code. Never rejects. */
  async start(email: string): Promise<void> {
    const isLatest = this.#begin()
    this.state.value = { status: 'sending', email }
    this.#kit.events.track('EMAIL_EDIT')
    try {
      const { frame } = await this.#kit.controller(WalletAccess).load()
      const { action } = await frame.call('UPDATE_EMAIL', { email })
      if (isLatest()) this.#ask(action === 'VERIFY_SECONDARY_OTP' ? 'secondary' : 'primary', email)
    } catch (cause) {
      if (isLatest()) this.state.value = ref({ status: 'editing', error: frameError(cause) })
    }
  }

  /** Checks a code. Ignored while another one is being checked. Never rejects. */
  async submit(otp: string): Promise<void> {
    const { value } = this.state
    if (value.status !== 'code') return
    const { email, step } = value
    const isLatest = this.#begin()
    this.state.value = { status: 'checking', step, email }
    try {
      const { frame } = await this.#kit.controller(WalletAccess).load()
      if (step === 'primary') await frame.call('UPDATE_EMAIL_PRIMARY_OTP', { otp })
      else await frame.call('UPDATE_EMAIL_SECONDARY_OTP', { otp })
      if (!isLatest()) return
      if (step === 'primary') this.#ask('secondary', email)
      else this.#finish()
    } catch (cause) {
      const problem = codeProblem(cause, this.#kit.environment.now())
      if (isLatest()) this.state.value = ref({ status: 'code', step, email, problem })
    }
  }

  /** Abandons the change and returns to the form. */
  startOver(): void {
    this.#begin()
    this.state.value = { status: 'editing', error: undefined }
    const { router } = this.#kit
    const form = router.state.stack.findIndex(({ view }) => view === 'UpdateEmailWallet')
    if (form === -1) router.reset('UpdateEmailWallet')
    else router.goBackToIndex(form)
  }

  /** Forgets the change and what was typed. */
  reset(): void {
    this.#begin()
    this.state.value = { status: 'editing', error: undefined }
    this.draft.email = ''
  }

  #ask(step: EmailStep, email: string): void {
    const { router } = this.#kit
    this.state.value = { status: 'code', step, email, problem: undefined }
    if (step === 'primary') router.push('UpdateEmailPrimaryOtp')
    else if (router.current.view === 'UpdateEmailPrimaryOtp') router.replace('UpdateEmailSecondaryOtp')
    else router.push('UpdateEmailSecondaryOtp')
  }

  #finish(): void {
    const { router, toasts } = this.#kit
    const { t } = this.#kit.controller(WalletTexts).now
    this.reset()
    const settings = router.state.stack.findIndex(({ view }) => view === 'WalletSettings')
    if (settings === -1) router.reset('WalletSettings')
    else router.goBackToIndex(settings)
    void this.#kit.controller(WalletSettings).refresh()
    toasts.show(t('emailChanged'), 'success')
  }

  #begin(): () => boolean {
    this.#attempt += 1
    const attempt = this.#attempt
    return () => attempt === this.#attempt
  }
}
