import type { ChainNamespace } from '@openappkit/contract'
import { subscribe } from 'valtio/vanilla'
import type { ChainController } from '../chains/ChainController'
import type { ModalController } from '../modal/ModalController'

/**
 * Shows the Connect view. Resolves once `namespace` is connected, or the active namespace if omitted. Doesn't open the
 * modal if the namespace is already connected.
 *
 * @throws {AppKitError} The reason for closing, usually `modal/closed`, if the modal closes first.
 */
export function connectInModal(
  chains: ChainController,
  modal: ModalController,
  namespace?: ChainNamespace,
): Promise<void> {
  // The wallet may have reconnected while the modal loaded.
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
