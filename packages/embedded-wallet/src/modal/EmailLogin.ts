import type { ModalKit } from '@openappkit/appkit-core/modal'
import { subscribe } from 'valtio/vanilla'
import { codeProblem } from '../login/codeProblem'
import { LoginController } from '../login/LoginController'
import { connectorId } from '../wallet/walletIdentity'
import { EmailEntry, type EmailFlow } from './EmailEntry'
import { problemText } from './failureText'
import { WalletAccess } from './WalletParts'
import { WalletTexts } from './WalletTexts'

/** Leads the user through a login by email: moves between its views. A controller of the kit. */
export class EmailLogin implements EmailFlow {
  readonly login: LoginController
  readonly #kit: ModalKit
  #isPrepared = false

  constructor(kit: ModalKit) {
    this.#kit = kit
    const access = kit.controller(WalletAccess)
    this.login = new LoginController({
      wallet: {
        requestCode: async email => (await access.load()).login.requestCode(email),
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

  async start(email: string): Promise<void> {
    const texts = this.#kit.controller(WalletTexts)
    await texts.ready
    await this.login.start(email)
  }

  async refuse(): Promise<void> {
    const texts = this.#kit.controller(WalletTexts)
    await texts.ready
    this.#kit.controller(EmailEntry).state.error = texts.now.t('invalidEmail')
  }

  forget(): void {
    if (this.login.state.value.status === 'failed') this.login.cancel()
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
    const { state } = this.#kit.controller(EmailEntry)
    const now = this.#kit.environment.now()
    state.isBusy = status === 'requesting' || status === 'connecting'
    state.error =
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
