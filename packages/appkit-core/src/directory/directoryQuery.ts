import type { WalletListing } from '@openappkit/contract'
import { CloudApi } from '../cloud/CloudApi'
import type { ModalKit } from '../kit/ModalKit'
import type { DirectoryWallet } from './DirectoryState'
import { directoryChains } from './directoryChains'
import { directoryWallet } from './directoryWallet'
import { usableWallets } from './usableWallets'

/** Filters for directory queries. */
export interface DirectoryFilters {
  readonly featured: readonly string[]
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[]
  readonly chains: readonly string[]
}

/** Returns the filters from the app's current options and networks. */
export function directoryFilters({ options, chains }: ModalKit): DirectoryFilters {
  const { featuredWalletIds = [], includeWalletIds, excludeWalletIds = [] } = options.input
  return {
    featured: featuredWalletIds,
    include: includeWalletIds,
    exclude: excludeWalletIds,
    chains: directoryChains(chains.allNetworks),
  }
}

/** Converts a response's entries for views, and drops those that the user can't use. */
export function usableListings(kit: ModalKit, listings: readonly WalletListing[]): readonly DirectoryWallet[] {
  const { web } = kit.controller(CloudApi)
  return usableWallets(
    listings.map(listing => directoryWallet(listing, web)),
    kit,
  )
}
