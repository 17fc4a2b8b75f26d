import type { ChainNamespace } from '@openappkit/contract'
import { subscribe } from 'valtio/vanilla'
import type { ChainController } from '../chains/ChainController'
import type { ModalController } from '../modal/ModalController'

/**
 * Shows the Connect view. Resolves once `namespace`, or without one whichever is active by then, is connected, which it may be already.
 * @throws AppKitError the reason for which the modal closed.
 */
export function connectInModal(
  chains: ChainController,
  modal: ModalController,
  namespace?: ChainNamespace,
): Promise<void> {
  // The connection of the last visit can come back while the modal loads.
  if (chains.isConnected(namespace)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const end = (outcome: () => void) => {
      stopWatching()
      stopListening()
      outcome()
    }
    const stopWatching = subscribe(chains.state, () => chains.isConnected(namespace) && end(resolve))
    const stopListening = modal.onClose(reason => end(() => reject(reason)))
    try {
      void modal.open({ view: 'Connect', ...(namespace ? { namespace } : {}) })
    } catch (error) {
      end(() => reject(error))
    }
  })
}
