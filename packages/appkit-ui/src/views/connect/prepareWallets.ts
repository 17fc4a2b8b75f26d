import { PairingController } from '@openappkit/appkit-core/cloud'
import { browseLink, isTelegram, linkTarget, openWalletLink } from '@openappkit/appkit-core/links'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { openWallet } from '../walletconnect/openWallet'
import type { OpenInTap } from './chooseWallet'

/**
 * Prepares a pairing before the user taps a wallet. Returns a function that opens a wallet within the tap, because
 * phones block links that open later.
 */
export function prepareWallets(kit: ModalKit): OpenInTap {
  const pairing = kit.controller(PairingController)
  pairing.prepare()
  return wallet => {
    const page = kit.environment.window
    if (!page) return false
    const namespace = kit.router.connectNamespace ?? kit.chains.state.activeNamespace
    const browse = browseLink(wallet.id, { page, namespace, chainId: kit.chains.get(namespace)?.network?.id })
    if (browse) return openWalletLink(page, browse, linkTarget('mobile', page), isTelegram(page))
    const { value } = pairing.state
    // The next view shows the progress and can open the wallet again.
    if (value.status === 'ready') openWallet(kit, wallet, 'mobile', value.uri)
    return false
  }
}
