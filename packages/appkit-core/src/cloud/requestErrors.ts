import { AppKitError } from '@openappkit/contract'

/** Nobody waits for the answer any more: the modal was closed, or something newer was asked. */
export function requestAborted(): AppKitError {
  return new AppKitError('cloud/aborted', 'Request was aborted')
}

export function requestTimedOut(host: string): AppKitError {
  return new AppKitError('cloud/timeout', `${host} did not answer in time. Try again.`)
}

export function hostUnreachable(host: string, cause: unknown): AppKitError {
  return new AppKitError('cloud/unreachable', `${host} could not be reached. Check the connection and try again.`, {
    cause,
  })
}

export function unfitAnswer(host: string, cause?: unknown): AppKitError {
  return new AppKitError('cloud/unfit-answer', `${host} gave an answer that can't be used.`, { cause })
}
