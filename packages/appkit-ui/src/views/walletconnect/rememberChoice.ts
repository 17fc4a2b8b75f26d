import type { CustomWallet } from '@openappkit/appkit-core'
import { type PairingChoice, PairingController } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/**
 * Stores the user's choice of wallet, so that it is listed as recent and receives the requests.
 *
 * @param href - App link that opened the wallet. Omit it if no app was opened.
 */
export function rememberChoice(
  kit: ModalKit,
  wallet: CustomWallet | undefined,
  method: PairingChoice['method'],
  href?: string,
): void {
  kit.controller(PairingController).choose({ wallet, method, href })
  if (href === undefined) kit.events.track('SELECT_WALLET', { name: wallet?.name ?? 'WalletConnect', platform: method })
}
