import { emailFlag } from '@openappkit/appkit-core/features'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { ref } from 'valtio/vanilla'
import { loginByEmail } from './loginByEmail'

/**
 * Starts the login by email with the modal, unless one of the app's own modules is the wallet. Does for this feature what
 * `startFeatures` does for any, whose code would be a third of the first open's growth.
 */
export function startLoginByEmail(kit: ModalKit): void {
  const { features, options } = kit
  if (features.list.some(({ name }) => name === 'embeddedWallet')) return
  features.add([loginByEmail])
  options.state.remoteFlags = ref([...(options.state.remoteFlags ?? []), emailFlag])
  loginByEmail.onMount?.(kit)
}
