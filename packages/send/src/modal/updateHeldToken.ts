import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { SendController } from '../SendController'
import { heldToken } from './heldToken'

/**
 * Updates the form's token with the price, image and balance of the account's asset. The app's tokens have no price or
 * image, and balances change while the user edits the form.
 */
export function updateHeldToken(kit: ModalKit, form: SendController): void {
  const token = form.draft?.token
  const held = token && heldToken(kit, token)
  if (held) form.updateToken(held)
}
