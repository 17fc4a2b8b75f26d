import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { SendController } from '../SendController'
import { heldToken } from './heldToken'

/** Updates the token of the form: what a host names comes without price and picture, and balances move while a form is filled in. */
export function updateHeldToken(kit: ModalKit, form: SendController): void {
  const token = form.draft?.token
  const held = token && heldToken(kit, token)
  if (held) form.updateToken(held)
}
