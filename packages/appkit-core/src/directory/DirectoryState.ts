import type { AppKitError } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { CustomWallet } from '../options/AppKitOptions'

/** Load status of a list. */
export type ListStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** State of the wallet directory. Names and links are untrusted and checked where they are used. */
export interface DirectoryState {
  /** Wallets of `featuredWalletIds`, in that order. */
  featured: readonly DirectoryWallet[]
  /** Recommended wallets, at most four. */
  recommended: readonly DirectoryWallet[]
  /** Directory entries of `excludeWalletIds`, to recognize these wallets when they announce themselves. */
  excluded: readonly DirectoryWallet[]
  /** Wallets of the loaded pages, each once, without `featured` and `recommended`. */
  wallets: readonly DirectoryWallet[]
  /** Number of wallets on all pages, the highest reported. Excludes `featured`. */
  count: number
  /**
   * Whether more pages exist. Differs from `wallets.length < count`, because unusable entries are dropped from
   * `wallets`.
   */
  hasMore: boolean
  /** Status of `featured`, `recommended` and `excluded`. */
  start: ListStatus
  /** Status of `wallets`. */
  pages: ListStatus
  /** Search text and results in the server's order. Undefined while the user doesn't search. */
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
  /** CAIP-2 ids. Absent if unknown. */
  readonly chains?: readonly string[] | undefined
  readonly badge?: 'certified' | undefined
  readonly injectedIds?: readonly string[] | undefined
}

/** Returns the state of a directory that hasn't loaded. */
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
