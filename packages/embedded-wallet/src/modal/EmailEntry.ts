import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy } from 'valtio/vanilla'

/** Content of the email field. */
export interface EmailEntryState {
  /** The user's text. Kept while they move between the views. */
  email: string
  /** Whether another device has just ended the last login. */
  isSignedOut: boolean
}

/** The start of a login by email, which the wallet can fill in without the login's code. A controller of the kit. */
export class EmailEntry {
  readonly state: EmailEntryState = proxy({ email: '', isSignedOut: false })

  constructor({ context, modal }: ModalKit) {
    context.onDestroy(
      modal.onClose(() => {
        this.state.isSignedOut = false
      }),
    )
  }
}
