import type { AppKitError } from '../errors/AppKitError'
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
  /** The pages that have been loaded, each wallet once. */
  wallets: readonly DirectoryWallet[]
  /** How many there are on all pages together, the highest number seen. */
  count: number
  /** Of featured and recommended. */
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

/** A wallet of the directory with the picture's URL made ready; `image_url` is the backend's own, so it needs no further check. */
export interface DirectoryWallet extends CustomWallet {
  readonly chains?: readonly string[] | undefined
  readonly badge?: 'certified' | undefined
  readonly injectedIds?: readonly string[] | undefined
}
