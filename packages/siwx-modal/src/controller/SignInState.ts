import type { AppKitError } from '@openappkit/appkit-core'
import type { SignInAccount } from './SignInAccount'

/** Where signing in stands. One value, never several booleans. */
export type SignInState =
  /** Nobody is connected, or whoever is has signed in: there is nothing to ask. */
  | { readonly status: 'idle' }
  /** Whether a session exists is being looked up. */
  | { readonly status: 'checking'; readonly account: SignInAccount }
  /** The server, or the network to it, couldn't say whether a session exists. The wallet stays connected, and nothing is signed out. */
  | { readonly status: 'unanswered'; readonly account: SignInAccount }
  /** No session exists. The visitor may sign; the view shows unless he closed it. */
  | { readonly status: 'asking'; readonly account: SignInAccount }
  /** The message is made, signed in the wallet, and kept. */
  | { readonly status: 'requesting'; readonly account: SignInAccount }
  | { readonly status: 'declined'; readonly account: SignInAccount }
  /** The wallet already shows a request and takes no second one. */
  | { readonly status: 'pendingInWallet'; readonly account: SignInAccount }
  | { readonly status: 'failed'; readonly account: SignInAccount; readonly error: AppKitError }
  /** On the way out: to `returnsTo`, the network that has a session, else off the wallet, or simply closed. */
  | { readonly status: 'cancelling'; readonly account: SignInAccount; readonly returnsTo?: string | undefined }
