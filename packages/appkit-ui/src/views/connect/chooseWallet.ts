import type { Connector, CustomWallet } from '@openappkit/appkit-core'
import type { ModalKit, WalletRow } from '@openappkit/appkit-core/modal'

/** A wallet that answers within this many milliseconds is done before anything else would show. */
const grace = 50

/** Opens a wallet's app in the tap itself, where that is possible. True when the visitor is on the way there and this page has no more to show. */
export type OpenInTap = (wallet: CustomWallet) => boolean

/** What a click on a wallet does. An installed wallet is asked in the click itself, before anything moves. */
export function chooseWallet(kit: ModalKit, row: Choice, openInTap?: OpenInTap): void {
  const { connector, wallet, tag, choices } = row
  if (choices) {
    const chains = choices.map(({ id, chain }) => ({ connectorId: id, namespace: chain }))
    kit.router.push('ConnectingMultiChain', { name: row.name, imageUrl: row.imageUrl, choices: chains })
  } else if (connector && tag === 'connected') resumeConnected(kit, connector)
  else if (connector?.type === 'WALLET_CONNECT') kit.router.push('ConnectingWalletConnect', {})
  else if (connector) askWallet(kit, connector)
  else if (!wallet || openInTap?.(wallet)) return
  else if (kit.context.walletConnect && leadsOn(wallet)) kit.router.push('ConnectingWalletConnect', { wallet })
  else if (kit.hasBackend) kit.router.push('Downloads', { wallet })
  else kit.router.push('ConnectingExternal', { walletId: wallet.id })
}

type Choice = Pick<WalletRow, 'name' | 'imageUrl' | 'connector' | 'wallet' | 'tag' | 'choices'>

function leadsOn({ mobile_link, link_mode, desktop_link, webapp_link }: CustomWallet): boolean {
  return Boolean(mobile_link || link_mode || desktop_link || webapp_link)
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
