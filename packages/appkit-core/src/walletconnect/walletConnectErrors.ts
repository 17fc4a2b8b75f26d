import { AppKitError } from '@openappkit/contract'
import { isUserRejection, UserRejectedError } from '../errors/walletErrors'

/** The relay can't be reached, or doesn't answer. Trying again is worth it. */
export function relayUnreachable(cause?: unknown): AppKitError {
  return new AppKitError(
    'walletconnect/relay-unreachable',
    'The connection service can’t be reached. Check your internet connection and try again.',
    { cause },
  )
}

/** The relay turned this page away. `details` has its own words, which `alertForMessage` reads. */
export function relayRefused(cause: Error): AppKitError {
  return new AppKitError(
    'walletconnect/relay-refused',
    'The connection service doesn’t accept this app. Its developer has to check its configuration.',
    { cause, details: cause.message },
  )
}

/** Nobody waits for this pairing any more. */
export function pairingAbandoned(): AppKitError {
  return new AppKitError('walletconnect/abandoned', 'Connecting was cancelled.')
}

export function pairingExpired(cause?: unknown): AppKitError {
  return new AppKitError('walletconnect/expired', 'The link has expired. Try again with a new one.', { cause })
}

export function notConnected(): AppKitError {
  return new AppKitError('walletconnect/not-connected', 'Please call connect() before request()')
}

/** What ended a pairing, as the kit's own error. */
export function pairingError(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause)) return new UserRejectedError({ cause })
  return new AppKitError('walletconnect/failed', 'The wallet could not connect. Try again.', { cause })
}

/** What a wallet answered, as an error that has a stack: the library rejects with the bare answer. */
export function walletAnswer(cause: unknown): unknown {
  if (cause instanceof Error || typeof cause !== 'object' || cause === null) return cause
  const { message } = cause as { message?: unknown }
  return Object.assign(new Error(typeof message === 'string' ? message : 'The wallet refused the request.'), cause)
}
