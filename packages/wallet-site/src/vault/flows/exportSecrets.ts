import { type WalletSecrets, walletSecrets } from '../seed/walletSecrets'
import { useOnce } from '../seed/wipe'
import type { VaultContext } from '../VaultContext'
import { openOwnPath } from './openPath'

/** Returns the recovery phrase and the private keys, as MetaMask and Phantom import them. */
export async function exportSecrets(context: VaultContext): Promise<WalletSecrets> {
  return await useOnce(await openOwnPath(context), entropy => walletSecrets(entropy))
}
