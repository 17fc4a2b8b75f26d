import type { WalletListing } from '@openappkit/contract'
import { CloudApi } from '../cloud/CloudApi'
import type { ModalKit } from '../kit/ModalKit'
import type { DirectoryWallet } from './DirectoryState'
import { directoryChains } from './directoryChains'
import { directoryWallet } from './directoryWallet'
import { usableWallets } from './usableWallets'

/** What every question to the directory leaves out or is limited to. */
export interface DirectoryFilters {
  readonly featured: readonly string[]
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[]
  readonly chains: readonly string[]
}

/** Returns the filters of the host, as its options are now. */
export function directoryFilters({ options, chains }: ModalKit): DirectoryFilters {
  const { featuredWalletIds = [], includeWalletIds } = options.given
  return {
    featured: featuredWalletIds,
    include: includeWalletIds,
    exclude: options.state.excludeWalletIds,
    chains: directoryChains(chains.allNetworks),
  }
}

/** Returns the entries of an answer that this user can use, ready for views. */
export function usableListings(kit: ModalKit, listings: readonly WalletListing[]): readonly DirectoryWallet[] {
  const { web } = kit.service(CloudApi)
  return usableWallets(
    listings.map(listing => directoryWallet(listing, web)),
    kit,
  )
}
