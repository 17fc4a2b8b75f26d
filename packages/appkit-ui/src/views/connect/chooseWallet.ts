import type { Connector } from '@openappkit/appkit-core'
import type { ModalKit, WalletRow } from '@openappkit/appkit-core/modal'

/** A wallet that answers within this many milliseconds is done before anything else would show. */
const grace = 50

/** What a click on a wallet does. An installed wallet is asked in the click itself, before anything moves. */
export function chooseWallet(kit: ModalKit, { connector, wallet, tag }: WalletRow): void {
  if (connector && tag === 'connected') resumeConnected(kit, connector)
  else if (connector) askWallet(kit, connector)
  else if (wallet) kit.router.push('ConnectingExternal', { walletId: wallet.id })
}

/** Asks a wallet, and shows how that goes unless it is over at once. */
export function askWallet(kit: ModalKit, { id, chain }: Connector): void {
  const from = kit.router.current
  let isShown = false
  const show = () => {
    if (isShown || !kit.modal.state.open || kit.router.current !== from) return
    isShown = true
    kit.router.push('ConnectingExternal', { connectorId: id, namespace: chain })
  }
  const asked = kit.connectWallet(id, chain)
  const cancel = kit.environment.setTimer(show, grace)
  // How it failed stays in `connecting.state`, which the view shows.
  asked.then(cancel, show)
}

/** A wallet that is connected already has nothing to be asked: it becomes the one in use. */
function resumeConnected(kit: ModalKit, { id, chain }: Connector): void {
  kit.router.reset('ProfileWallets')
  if (kit.connections.active(chain)?.connectorId === id) return
  kit.switchConnection({ connectorId: id, namespace: chain }).then(
    () => kit.toasts.show('wallets.switched', 'success'),
    () => kit.toasts.show('wallets.failedToSwitch', 'error'),
  )
}
