import type { AppKitError } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { CustomWallet } from '../options/AppKitOptions'

/** Load status of a list. */
export type ListStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** State of the wallet directory. Names and links are untrusted, so check them before use. */
export interface DirectoryState {
  /** Usable wallets of `featuredWalletIds`, in that order. */
  featured: readonly DirectoryWallet[]
  /** Recommended wallets, at most four. */
  recommended: readonly DirectoryWallet[]
  /** Directory entries of `excludeWalletIds`, to recognize these wallets when they announce themselves. */
  excluded: readonly DirectoryWallet[]
  /**
   * Usable wallets of the loaded pages, without duplicates. The pages exclude `featured`, and `recommended` if it
   * loaded.
   */
  wallets: readonly DirectoryWallet[]
  /**
   * Total number of wallets that match the app's filters, without `featured`. Uses the highest number that the server
   * has reported.
   */
  count: number
  /**
   * Whether the server has more pages. Don't compare `wallets.length` with `count`, because `wallets` omits unusable
   * entries.
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
