import type { AppKitError } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { CustomWallet } from '../options/AppKitOptions'

/** Load status of a list. */
export type ListStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: AppKitError }

/**
 * State of the wallet directory. Names and links are untrusted, so check them before use.
 *
 * A wallet is usable if it supports one of the app's chains, or if its chains are unknown. On phones, it must also open
 * by link. Without adapters, it needs a link.
 */
export interface DirectoryState {
  /** Usable wallets from `featuredWalletIds`, in the order of that option. */
  featured: readonly DirectoryWallet[]
  /** Usable wallets among the directory's first four, without featured and excluded wallets. */
  recommended: readonly DirectoryWallet[]
  /** Directory entries of `excludeWalletIds`, to recognize these wallets when they announce themselves. */
  excluded: readonly DirectoryWallet[]
  /**
   * Usable wallets of the loaded pages, without duplicates. The pages exclude `featuredWalletIds`, `excludeWalletIds`
   * and the recommended wallets, if those have loaded.
   */
  wallets: readonly DirectoryWallet[]
  /**
   * Total number of wallets that match the app's filters, without `featured`. Uses the highest number that the server
   * has reported; 0 before that.
   */
  count: number
  /**
   * Whether the server has more pages. True until the last page loads. Don't compare `wallets.length` with `count`,
   * because `wallets` omits unusable entries.
   */
  hasMore: boolean
  /** Status of `featured`, `recommended` and `excluded`. */
  start: ListStatus
  /** Status of `wallets`. */
  pages: ListStatus
  /** Search text and results, in the server's order. Undefined while the user isn't searching. */
  search:
    | {
        readonly text: string
        readonly isCertified: boolean
        readonly status: ListStatus
        readonly wallets: readonly DirectoryWallet[]
      }
    | undefined
}

/** Wallet of the directory. `image_url` points to the backend or is safe for an `img` element. */
export interface DirectoryWallet extends CustomWallet {
  /** CAIP-2 ids of the supported chains. Absent if unknown. */
  readonly chains?: readonly string[] | undefined
  readonly badge?: 'certified' | undefined
  readonly injectedIds?: readonly string[] | undefined
}

/** Returns the initial state of the directory, before anything loads. */
export function unreadDirectory(): DirectoryState {
  const none: readonly DirectoryWallet[] = ref([])
  return proxy<DirectoryState>({
    featured: none,
    recommended: none,
    excluded: none,
    wallets: none,
    count: 0,
    hasMore: true,
    start: { status: 'idle' },
    pages: { status: 'idle' },
    search: undefined,
  })
}
