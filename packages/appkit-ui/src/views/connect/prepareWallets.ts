import { PairingController } from '@openappkit/appkit-core/cloud'
import { browseLink, isTelegram, linkTarget, openWalletLink } from '@openappkit/appkit-core/links'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { openWallet } from '../walletconnect/openWallet'
import type { OpenInTap } from './chooseWallet'

/** Makes the pairing before a wallet is tapped, and returns what then opens it: a phone blocks a link that comes any later than the tap. */
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
    // The view that comes shows how it goes, and opens the wallet once more where the first time didn't take.
    if (value.status === 'ready') openWallet(kit, wallet, 'mobile', value.uri)
    return false
  }
}
