import type { ChainNamespace } from '@openappkit/appkit-core'
import type { HostKit } from './HostKit'

/**
 * Shows the WalletConnect QR code. Resolves once `isDone` returns true. Rejects with the reason if the modal closes
 * first.
 */
export async function connectByCode(kit: HostKit, namespace: ChainNamespace, isDone: () => boolean): Promise<void> {
  const { modal } = await kit.load()
  await new Promise<void>((resolve, reject) => {
    const end = (outcome: () => void) => {
      stopWatching()
      stopListening()
      outcome()
    }
    const stopWatching = kit.subscribe(() => isDone() && end(resolve))
    const stopListening = modal.onClose(reason => end(() => (isDone() ? resolve() : reject(reason))))
    void modal.open({ view: 'ConnectingWalletConnect', arguments: { namespace } })
  })
}
