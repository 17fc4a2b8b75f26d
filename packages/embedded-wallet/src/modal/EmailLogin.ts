import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, subscribe } from 'valtio/vanilla'
import { LoginController } from '../login/LoginController'
import { connectorId } from '../wallet/walletIdentity'
import { WalletAccess } from './WalletParts'

/** Leads the user through a login by email: moves between its views. A controller of the kit. */
export class EmailLogin {
  readonly login: LoginController
  /** Text of the email field. Kept while the user moves between the views. */
  readonly draft: { email: string } = proxy({ email: '' })
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
          await (await access.load()).login.connect()
          // The Connect view tags the last way to connect.
          kit.wallets.remember({ id: connectorId, name: kit.connectors.find(connectorId)?.name ?? connectorId })
        },
      },
      now: () => kit.environment.now(),
      track: (name, ...properties) => kit.events.track(name, ...properties),
    })
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

  /** Returns to the address, which the user can change. */
  changeEmail(): void {
    const { router } = this.#kit
    this.login.cancel()
    if (!router.goBack()) router.reset('EmailLogin')
  }

  #follow(): void {
    const { router, modal, options } = this.#kit
    const { status } = this.login.state.value
    if (!modal.state.open && options.input.enableEmbedded !== true) return
    if (status !== 'code' && status !== 'device') return
    const view = status === 'code' ? 'EmailVerifyOtp' : 'EmailVerifyDevice'
    if (router.current.view === 'EmailVerifyDevice') router.replace(view)
    else router.push(view)
  }
}
