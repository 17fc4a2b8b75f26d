import { AppKitError } from '@openappkit/contract'

/** Returns the error for a canceled request, such as after the modal closed or a newer request replaced it. */
export function requestAborted(): AppKitError {
  return new AppKitError('cloud/aborted', 'Request was aborted')
}

/** Returns the error for a host that didn't respond in time. */
export function requestTimedOut(host: string): AppKitError {
  return new AppKitError('cloud/timeout', `${host} timed out. Try again.`)
}

/** Returns the error for a host that can't be reached. */
export function hostUnreachable(host: string, cause: unknown): AppKitError {
  return new AppKitError('cloud/unreachable', `${host} can't be reached. Check the connection and try again.`, {
    cause,
  })
}

/** Returns the error for a response that can't be decoded. `details` is its content type. */
export function invalidResponse(host: string, cause?: unknown, type?: string | null): AppKitError {
  return new AppKitError(
    'cloud/invalid-response',
    `${host} returned an invalid response. Check its URL in \`cloud\`.`,
    { cause, ...(type ? { details: type } : {}) },
  )
}
