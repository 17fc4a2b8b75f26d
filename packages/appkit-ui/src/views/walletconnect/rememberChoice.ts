import type { CustomWallet } from '@openappkit/appkit-core'
import { type PairingChoice, PairingController } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'

/**
 * Notes which wallet the visitor goes on with, so that it is a recent one next time and is sent the requests.
 *
 * @param href - The app's own address, once it was opened.
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
