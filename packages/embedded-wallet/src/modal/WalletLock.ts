import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy } from 'valtio/vanilla'
import { connectorId } from '../wallet/walletIdentity'

/** The embedded wallet's lock, for the account's views. A controller of the kit. */
export class WalletLock {
  /** Whether the user's keys have confirmed the account: until then, only the server has named its address. */
  readonly state: { isUnlocked: boolean } = proxy({ isUnlocked: false })
}

/** Returns whether the embedded wallet has the active account, and is locked. */
export function isLocked(kit: ModalKit): boolean {
  const { chains, connections } = kit
  const isActive = connections.active(chains.state.activeNamespace)?.connectorId === connectorId
  return isActive && !kit.controller(WalletLock).state.isUnlocked
}
