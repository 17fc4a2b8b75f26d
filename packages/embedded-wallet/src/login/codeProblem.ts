import { AppKitError } from '@openappkit/appkit-core'
import type { CodeProblem } from './LoginState'

/** Returns why the wallet rejected a code, or didn't send one. `now` is in milliseconds since the epoch. */
export function codeProblem(cause: unknown, now: number): CodeProblem {
  const error = frameError(cause)
  const left = leftOf(error)
  switch (error.code) {
    case 'embedded/code-wrong':
      return { reason: 'wrong', triesLeft: left }
    case 'embedded/code-expired':
      return { reason: 'expired' }
    case 'embedded/too-many-codes':
      return { reason: 'tooMany', retryAt: left === undefined ? undefined : now + left }
    default:
      return { reason: 'failed', error }
  }
}

/** Returns the error of the wallet's frame, or wraps another error. */
export function frameError(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  return new AppKitError('embedded/failed', "The wallet didn't finish the request. Try again.", { cause })
}

/** Returns the tries that are left, or the milliseconds to wait. The frame's errors have it in `left` or `details`. */
function leftOf(error: AppKitError): number | undefined {
  const left = 'left' in error ? error.left : error.details
  if (typeof left === 'number') return left
  return typeof left === 'string' && /^\d{1,15}$/u.test(left) ? Number(left) : undefined
}
