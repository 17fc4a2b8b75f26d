import { AppKitError, isRequestPending, isUserRejection } from '@openappkit/appkit-core'
import { ref } from 'valtio/vanilla'
import type { SignInAccount } from './SignInAccount'
import type { SignInState } from './SignInState'

/** Returns the state after a failed sign-in: declined, already pending, or failed. */
export function signInOutcome(account: SignInAccount, cause: unknown): SignInState {
  if (isUserRejection(cause)) return { status: 'declined', account }
  if (isRequestPending(cause)) return { status: 'pendingInWallet', account }
  return { status: 'failed', account, error: ref(signInFailed(cause)) }
}

function signInFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('siwx/sign-failed', 'Error signing message', { cause })
}

/** Returns the error for a failed session check. An error with a code already says what to do. */
export function initializationFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new AppKitError('siwx/init-failed', `The session check failed: ${reason}`, { cause })
}

/** Returns the error for a failed cancellation. */
export function cancelFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError(
    'siwx/cancel-failed',
    "The user left sign-in, but the wallet didn't disconnect or switch back. See `cause`.",
    {
      cause,
    },
  )
}

/** Returns the error for a sign-out after which the session may continue. */
export function signOutFailed(cause: unknown): AppKitError {
  return new AppKitError('siwx/sign-out-failed', "Couldn't sign out, so the session may continue. Try again.", {
    cause,
  })
}

/** Returns the error for a failed one-click message. The modal then requests a signature after connecting. */
export function prepareFailed(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('siwx/message-failed', "The sign-in message couldn't be created. See `cause`.", { cause })
}

/** Returns the error for a kit without sign-in. */
export function notEnabled(): AppKitError {
  return new AppKitError('siwx/not-enabled', 'SIWX is not enabled')
}

/** Returns the error for a sign-in without a connected account. */
export function noAccount(): AppKitError {
  return new AppKitError('siwx/no-account', 'No ActiveCaipAddress found')
}

/** Returns the error for a config that failed in the background. */
export function configurationFailed(cause: Error): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('siwx/config-failed', 'The sign-in configuration failed in the background. See `cause`.', {
    cause,
  })
}
