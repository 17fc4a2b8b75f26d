import { AppKitError } from '@openappkit/contract'
import { isUserRejection, UserRejectedError } from '../errors/walletErrors'

/** Creates the error for an unreachable relay. Retrying may help. */
export function relayUnreachable(cause?: unknown): AppKitError {
  return new AppKitError(
    'walletconnect/relay-unreachable',
    "Can't reach the WalletConnect relay. Check your connection and try again.",
    { cause },
  )
}

/**
 * Creates the error for a relay that rejects this app. `details` contains the relay's message, which `alertForMessage`
 * reads.
 *
 * @param fix - Advice for the developer if the cause is known.
 */
export function relayRefused(cause: Error, fix = 'Check its project ID and allowed origins.'): AppKitError {
  return new AppKitError('walletconnect/relay-rejected', `The WalletConnect relay rejected this app. ${fix}`, {
    cause,
    details: cause.message,
  })
}

/** Creates the error for a pairing that the app abandoned. */
export function pairingAbandoned(): AppKitError {
  return new AppKitError('walletconnect/canceled', 'The pairing was canceled. Connect again.')
}

/** Creates the error for a link that expired unused. */
export function pairingExpired(cause?: unknown): AppKitError {
  return new AppKitError('walletconnect/expired', 'The link expired. Connect again for a new one.', { cause })
}

/** Creates the error for a call that requires a session. */
export function notConnected(): AppKitError {
  return new AppKitError('walletconnect/not-connected', 'Please call connect() before request()')
}

/** Converts a pairing failure to `wallet/rejected` or `walletconnect/failed`. Returns an `AppKitError` unchanged. */
export function pairingError(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause)) return new UserRejectedError({ cause })
  return new AppKitError('walletconnect/failed', "The wallet couldn't connect. Try again.", { cause })
}

/** Converts a wallet's error to an Error with a stack. The library rejects with a plain object. */
export function walletAnswer(cause: unknown): unknown {
  if (cause instanceof Error || typeof cause !== 'object' || cause === null) return cause
  const { message } = cause as { message?: unknown }
  return Object.assign(new Error(typeof message === 'string' ? message : 'The wallet rejected the request.'), cause)
}
