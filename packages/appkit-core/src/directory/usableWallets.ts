import { isMobile } from '../environment/platform'
import type { ModalKit } from '../kit/ModalKit'
import type { DirectoryWallet } from './DirectoryState'
import { directoryChains, sharesChain } from './directoryChains'
import { hasWalletLink } from './hasWalletLink'
import { mobileWallets } from './mobileWallets'

/** Those of `wallets` that this visitor can use here: on a chain that the host offers, on this kind of device, and with no adapter by link. */
export function usableWallets(wallets: readonly DirectoryWallet[], kit: ModalKit): readonly DirectoryWallet[] {
  const { chains, environment, options } = kit
  const wanted = directoryChains(chains.allNetworks)
  const shared = wallets.filter(wallet => sharesChain(wallet.chains, wanted))
  const reachable = options.noAdapters ? shared.filter(hasWalletLink) : shared
  const page = environment.window
  return page && isMobile(page) ? mobileWallets(reachable, chains.state.activeNamespace) : reachable
}
