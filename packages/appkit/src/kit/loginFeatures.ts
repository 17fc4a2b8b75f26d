import type { ModalKit } from '@openappkit/appkit-core/modal'
import { startLoginByEmail } from '@openappkit/embedded-wallet/login'

/**
 * Starts the default features for users without a wallet. They load with the modal, if the options enable them. Call
 * it after the app's own features have started.
 */
export function start(kit: ModalKit): void {
  startLoginByEmail(kit)
}
