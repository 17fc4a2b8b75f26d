import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, subscribe } from 'valtio/vanilla'
import { codeProblem } from '../login/codeProblem'
import { LoginController } from '../login/LoginController'
import { connectorId } from '../wallet/walletIdentity'
import { EmailEntry } from './EmailEntry'
import { problemText } from './failureText'
import { WalletAccess } from './WalletAccess'
import { WalletTexts } from './WalletTexts'

/** State of the field besides the user's text. */
interface FieldState {
  /** Whether a request for a code is on its way. */
  isBusy: boolean
  /** The failure and what to do, in the modal's language. */
  error: string | undefined
}

/** Leads the user through a login by email: moves between its views. A controller of the kit. */
export class EmailLogin {
  readonly login: LoginController
  readonly field: FieldState = proxy<FieldState>({ isBusy: false, error: undefined })
  readonly #kit: ModalKit
  #isPrepared = false

  constructor(kit: ModalKit) {
    this.#kit = kit
    const access = kit.controller(WalletAccess)
    this.login = new LoginController({
      wallet: {
        requestCode: async email => {
          const { login } = await access.load()
          // A code after the user has left would surprise them. No view shows this failure.
          if (this.login.state.value.status === 'idle') throw new Error('The user left the login.')
          return login.requestCode(email)
        },
        waitForDevice: async () => (await access.load()).frame.call('CONNECT_DEVICE'),
        verifyCode: async code => (await access.load()).login.verifyCode(code),
        connect: async () => {
          const { login } = await access.load()
          await login.connect()
          // The Connect view tags the last way to connect.
          kit.wallets.remember({ id: connectorId, name: kit.connectors.find(connectorId)?.name ?? connectorId })
          // Connected first, offered second.
          void login.offerProtection()
        },
      },
      now: () => kit.environment.now(),
      track: (name, ...properties) => kit.events.track(name, ...properties),
    })
    kit.controller(WalletTexts).setLocale()
    kit.context.onDestroy(subscribe(this.login.state, () => this.#follow(), true))
    kit.context.onDestroy(kit.modal.onClose(() => this.login.cancel()))
  }

  /** Loads the wallet and its frame, because the user is about to log in. A failure shows when they do. */
  prepare(): void {
    this.#kit.events.track('EMAIL_LOGIN_SELECTED')
    if (this.#isPrepared) return
    this.#isPrepared = true
    this.#kit
      .controller(WalletAccess)
      .load()
      .then(({ frame }) => frame.call('IS_CONNECTED'))
      .catch(() => {
        this.#isPrepared = false
      })
  }

  type(text: string): void {
    this.#kit.controller(EmailEntry).state.email = text
    this.field.error = undefined
    if (this.login.state.value.status === 'failed') this.login.cancel()
  }

  /** Shows that the user's text isn't an email address. */
  refuse(): void {
    this.field.error = this.#kit.controller(WalletTexts).now.t('invalidEmail')
  }

  /** Returns to the address, which the user can change. */
  changeEmail(): void {
    const { router } = this.#kit
    this.login.cancel()
    if (!router.goBack()) router.reset('EmailLogin')
  }

  #follow(): void {
    const { router, modal, options } = this.#kit
    const { value } = this.login.state
    const { status } = value
    const now = this.#kit.environment.now()
    this.field.isBusy = status === 'requesting' || status === 'connecting'
    this.field.error =
      value.status === 'failed'
        ? problemText(this.#kit.controller(WalletTexts).now.t, codeProblem(value.error, now), now)
        : undefined
    if (!modal.state.open && options.input.enableEmbedded !== true) return
    if (status !== 'code' && status !== 'device') return
    const view = status === 'code' ? 'EmailVerifyOtp' : 'EmailVerifyDevice'
    if (router.current.view === 'EmailVerifyDevice') router.replace(view)
    else router.push(view)
  }
}
