import type { AppKitError } from '@openappkit/appkit-core'
import type { SignInAccount } from './SignInAccount'

/** State of sign-in. */
export type SignInState =
  /** Not connected, or signed in. */
  | { readonly status: 'idle' }
  /** Checking for a session. */
  | { readonly status: 'checking'; readonly account: SignInAccount }
  /**
   * The server is unreachable or gave an unexpected answer, so it is unknown whether a session exists. The wallet stays
   * connected, and any session stays valid.
   */
  | { readonly status: 'unanswered'; readonly account: SignInAccount; readonly isUnreachable: boolean }
  /** No session exists. The view is open unless the user closed it. */
  | { readonly status: 'asking'; readonly account: SignInAccount }
  /** Creating and signing the message, and storing the session. */
  | { readonly status: 'requesting'; readonly account: SignInAccount }
  | { readonly status: 'declined'; readonly account: SignInAccount }
  /** The wallet already shows a request and rejects a second one. */
  | { readonly status: 'pendingInWallet'; readonly account: SignInAccount }
  | { readonly status: 'failed'; readonly account: SignInAccount; readonly error: AppKitError }
  /** Leaving: to the network `returnsTo`, which has a session, else disconnecting or closing. */
  | { readonly status: 'canceling'; readonly account: SignInAccount; readonly returnsTo?: string | undefined }
