import type { AppKitError } from '@openappkit/contract'
import { proxy, ref } from 'valtio/vanilla'
import type { CustomWallet } from '../options/AppKitOptions'

/** A list that arrives piece by piece. */
export type ListStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: AppKitError }

/** What is known of the wallet directory. Wallets are as the server gave them: names and links are checked where they are used. */
export interface DirectoryState {
  /** The host's `featuredWalletIds`, in that order. */
  featured: readonly DirectoryWallet[]
  /** At most four. */
  recommended: readonly DirectoryWallet[]
  /** What the directory says of the host's `excludeWalletIds`, so that they are recognised when they announce themselves. */
  excluded: readonly DirectoryWallet[]
  /** The pages that have been loaded, each wallet once; those of `featured` and `recommended` are not among them. */
  wallets: readonly DirectoryWallet[]
  /** How many there are on all pages together, the highest number seen. `featured` come on top. */
  count: number
  /** Whether there are further pages. Not the same as `wallets.length < count`: what this page can't use is left out of `wallets`. */
  hasMore: boolean
  /** Of featured, recommended and excluded. */
  start: ListStatus
  /** Of `wallets`. */
  pages: ListStatus
  /** What was looked for, and what was found in the order the server gave. Undefined while nobody searches. */
  search:
    | {
        readonly text: string
        readonly isCertified: boolean
        readonly status: ListStatus
        readonly wallets: readonly DirectoryWallet[]
      }
    | undefined
}

/** A wallet of the directory with the picture's URL made ready; `image_url` is the backend's own, or safe for an `img`. */
export interface DirectoryWallet extends CustomWallet {
  /** CAIP-2 ids. Absent: nobody knows. */
  readonly chains?: readonly string[] | undefined
  readonly badge?: 'certified' | undefined
  readonly injectedIds?: readonly string[] | undefined
}

/** A directory that nobody has asked yet. */
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
