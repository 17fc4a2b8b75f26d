import { isMobile } from '../environment/platform'
import type { ModalKit } from '../kit/ModalKit'
import type { DirectoryWallet } from './DirectoryState'
import { directoryChains, sharesChain } from './directoryChains'
import { hasWalletLink } from './hasWalletLink'
import { mobileWallets } from './mobileWallets'

/**
 * Returns the wallets that the user can use: those that support this device and one of the app's chains and, if the app
 * has no adapters, have a link.
 */
export function usableWallets(wallets: readonly DirectoryWallet[], kit: ModalKit): readonly DirectoryWallet[] {
  const { chains, environment, options } = kit
  const wanted = directoryChains(chains.allNetworks)
  const shared = wallets.filter(wallet => sharesChain(wallet.chains, wanted))
  const reachable = options.noAdapters ? shared.filter(hasWalletLink) : shared
  const page = environment.window
  return page && isMobile(page) ? mobileWallets(reachable, chains.state.activeNamespace) : reachable
}
