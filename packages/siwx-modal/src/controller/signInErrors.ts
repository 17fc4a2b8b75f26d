import { AppKitError, isRequestPending, isUserRejection } from '@openappkit/appkit-core'
import { ref } from 'valtio/vanilla'
import type { SignInAccount } from './SignInAccount'
import type { SignInState } from './SignInState'

/** How a sign-in ended that did not succeed: three outcomes, each with words of its own. */
export function signInOutcome(account: SignInAccount, cause: unknown): SignInState {
  if (isUserRejection(cause)) return { status: 'declined', account }
  if (isRequestPending(cause)) return { status: 'pendingInWallet', account }
  return { status: 'failed', account, error: ref(signInFailed(cause)) }
}

function signInFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('siwx/sign-failed', 'Error signing message', { cause })
}

/** Nobody could say whether the account has a session. */
export function initializationFailed(cause: unknown): AppKitError {
  return new AppKitError('siwx/init-failed', 'A problem occurred while trying initialize authentication', { cause })
}

/** The visitor left, and something on the way out went wrong. */
export function cancelFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('siwx/cancel-failed', 'Signing in was cancelled, but not everything could be undone.', {
    cause,
  })
}

/** The message for the wallet's own sign-in could not be made; the visitor is asked after connecting. */
export function prepareFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('siwx/message-failed', 'The message to sign in with could not be made.', { cause })
}

/** Sign-in is not among the kit's options. */
export function notEnabled(): AppKitError {
  return new AppKitError('siwx/not-enabled', 'SIWX is not enabled')
}

/** There is nobody to sign in. */
export function noAccount(): AppKitError {
  return new AppKitError('siwx/no-account', 'No ActiveCaipAddress found')
}

/** A configuration failed while nobody waited for it. */
export function configurationFailed(cause: Error): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('siwx/config-failed', 'The sign-in of this app failed in the background.', { cause })
}
