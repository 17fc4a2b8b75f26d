import type { WalletListing } from '@openappkit/contract'
import { CloudApi } from '../cloud/CloudApi'
import type { ModalKit } from '../kit/ModalKit'
import type { DirectoryWallet } from './DirectoryState'
import { directoryChains } from './directoryChains'
import { directoryWallet } from './directoryWallet'
import { usableWallets } from './usableWallets'

/** Filters that apply to every directory query. */
export interface DirectoryFilters {
  readonly featured: readonly string[]
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[]
  readonly chains: readonly string[]
}

/** Returns the filters from the app's current options. */
export function directoryFilters({ options, chains }: ModalKit): DirectoryFilters {
  const { featuredWalletIds = [], includeWalletIds } = options.input
  return {
    featured: featuredWalletIds,
    include: includeWalletIds,
    exclude: options.state.excludeWalletIds,
    chains: directoryChains(chains.allNetworks),
  }
}

/** Returns the entries of a response that the user can use, ready for views. */
export function usableListings(kit: ModalKit, listings: readonly WalletListing[]): readonly DirectoryWallet[] {
  const { web } = kit.controller(CloudApi)
  return usableWallets(
    listings.map(listing => directoryWallet(listing, web)),
    kit,
  )
}
