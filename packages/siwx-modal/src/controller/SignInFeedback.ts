import type { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { SignInWords } from '../view/SignInWords'
import type { SignInAccount } from './SignInAccount'

type SignInEvent = 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR'

/** How others hear what becomes of signing in: the visitor by passing remarks, the host by events and errors. */
export class SignInFeedback {
  readonly words: SignInWords
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.words = kit.service(SignInWords)
  }

  track(event: SignInEvent, account: SignInAccount | undefined): void {
    const network = account?.caipNetworkId ?? ''
    this.#kit.events.track(event, { network, isSmartAccount: account?.isSmartAccount === true })
  }

  toast(key: 'declined' | 'failedSmartAccount' | 'errorSigning' | 'initializationFailed'): void {
    this.#kit.toasts.show(this.words.now.t(key), 'error')
  }

  report(error: AppKitError): void {
    this.#kit.report(error)
  }

  /** Says that something is on its way for as long as it is. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const { toasts } = this.#kit
    const message = this.words.now.t('authenticating')
    toasts.show(message, 'loading', { autoClose: false })
    try {
      return await work()
    } finally {
      if (toasts.state.message === message) toasts.hide()
    }
  }
}
