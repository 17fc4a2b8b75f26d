import type { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { SignInCatalog } from '../view/SignInCatalog'
import type { SignInAccount } from './SignInAccount'

type SignInEvent = 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX' | 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR'

/** Reports the progress of sign-in: toasts for the user, events and errors for the app. */
export class SignInFeedback {
  readonly catalog: SignInCatalog
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
    this.catalog = kit.controller(SignInCatalog)
  }

  track(event: SignInEvent, account: SignInAccount | undefined): void {
    const network = account?.caipNetworkId ?? ''
    this.#kit.events.track(event, { network, isSmartAccount: account?.isSmartAccount === true })
  }

  toast(key: 'initializationFailed'): void {
    this.#kit.toasts.show(this.catalog.now.t(key), 'error')
  }

  report(error: AppKitError): void {
    this.#kit.report(error)
  }

  /** Shows a loading toast while `work` is pending. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const { toasts } = this.#kit
    const message = this.catalog.now.t('authenticating')
    toasts.show(message, 'loading', { autoClose: false })
    try {
      return await work()
    } finally {
      if (toasts.state.message === message) toasts.hide()
    }
  }
}
