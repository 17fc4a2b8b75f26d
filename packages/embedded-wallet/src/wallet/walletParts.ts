import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { WalletParts } from '../modal/WalletParts'
import { EmbeddedWallet } from './EmbeddedWallet'

/** Returns the parts of the wallet that the views use. */
export function walletParts(kit: ModalKit): WalletParts {
  const wallet = kit.controller(EmbeddedWallet)
  return { frame: wallet.frame, login: wallet }
}

/** Reconnects the wallet of the last visit. */
export function reconnect(kit: ModalKit): Promise<void> {
  return kit.controller(EmbeddedWallet).reconnect()
}
