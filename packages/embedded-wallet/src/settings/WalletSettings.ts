import type { AppKitError } from '@openappkit/appkit-core'
import { isUserRejection } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { FrameWalletSettings, WalletPageName } from '@openappkit/contract/embedded'
import { proxy, ref } from 'valtio/vanilla'
import type { WalletFrame } from '../frame/WalletFrame'
import { frameError } from '../login/codeProblem'
import { ApprovalController } from '../modal/ApprovalController'
import type { ApprovalSubject } from '../modal/ApprovalSubject'
import { failureText } from '../modal/failureText'
import { WalletAccess } from '../modal/WalletAccess'
import { WalletTexts } from '../modal/WalletTexts'

/** Settings of the embedded wallet, as its frame reports them. */
export type SettingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly settings: FrameWalletSettings; readonly email: string | undefined }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** Milliseconds that the user has for a page of the wallet. */
const pageLimit = 3_600_000

/** Reads the wallet's settings and opens its pages. A controller of the kit. */
export class WalletSettings {
  readonly state: { value: SettingsState } = proxy({ value: { status: 'loading' } as SettingsState })
  readonly #kit: ModalKit
  #read = 0

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Reads the settings again. Keeps showing the last ones until then. Never rejects. */
  async refresh(): Promise<void> {
    this.#read += 1
    const read = this.#read
    if (this.state.value.status === 'failed') this.state.value = { status: 'loading' }
    const next = await this.#load()
    if (read === this.#read) this.state.value = next
  }

  /** Opens a page of the wallet in its own window. Resolves once the user is back. Never rejects. */
  open(page: WalletPageName): Promise<void> {
    return this.#show({ page }, (frame, signal) => frame.call('OPEN_PAGE', { page }, { signal, timeout: pageLimit }))
  }

  /** Lets the user unlock the wallet in the frame. Resolves once they have, or have left. Never rejects. */
  unlock(): Promise<void> {
    return this.#show({ page: 'unlock', isInFrame: true }, (frame, signal) =>
      frame.call('UNLOCK', undefined, { signal }),
    )
  }

  async #show(
    subject: ApprovalSubject,
    call: (frame: WalletFrame, signal: AbortSignal) => Promise<unknown>,
  ): Promise<void> {
    const { toasts } = this.#kit
    try {
      const { frame } = await this.#kit.controller(WalletAccess).load()
      await this.#kit.controller(ApprovalController).during(frame, signal => call(frame, signal), subject)
    } catch (cause) {
      const error = frameError(cause)
      if (isUserRejection(error) || error.code === 'embedded/rejected') return
      toasts.show(failureText(this.#kit.controller(WalletTexts).now.t, error), 'error')
    }
  }

  async #load(): Promise<SettingsState> {
    try {
      const { frame } = await this.#kit.controller(WalletAccess).load()
      const [settings, user] = await Promise.all([frame.call('GET_WALLET_SETTINGS'), frame.call('GET_USER')])
      return ref({ status: 'ready', settings, email: user.email ?? undefined })
    } catch (cause) {
      return ref({ status: 'failed', error: frameError(cause) })
    }
  }
}
