import type { Connector, CustomWallet } from '@openappkit/appkit-core'
import type { ModalKit, WalletRow } from '@openappkit/appkit-core/modal'

/** Time for a wallet to answer before its request view shows, in milliseconds. */
const grace = 50

/**
 * Opens a wallet's app within the tap, if possible. Returns true if the user is leaving for the app, so that this page
 * doesn't need to show anything else.
 */
export type OpenInTap = (wallet: CustomWallet) => boolean

/** Handles a click on a wallet. An installed wallet gets the request within the click, before any view changes. */
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

/** Sends the request to a wallet and shows its progress unless it ends immediately. */
export function askWallet(kit: ModalKit, { id, chain }: Connector): void {
  const from = kit.router.current
  let isShown = false
  const show = () => {
    if (isShown || !kit.modal.state.open || kit.router.current !== from) return
    isShown = true
    kit.router.push('ConnectingExternal', { connectorId: id, namespace: chain })
  }
  const request = kit.connectWallet(id, chain)
  const cancel = kit.environment.setTimer(show, grace)
  // The view shows a failure from `connecting.state`.
  request.then(cancel, show)
}

/** Switches to a wallet that is already connected, without a request. */
function resumeConnected(kit: ModalKit, { id, chain }: Connector): void {
  kit.router.reset('ProfileWallets')
  if (kit.connections.active(chain)?.connectorId === id) return
  kit.switchConnection({ connectorId: id, namespace: chain }).then(
    () => kit.toasts.show('wallets.switched', 'success'),
    () => kit.toasts.show('wallets.failedToSwitch', 'error'),
  )
}
