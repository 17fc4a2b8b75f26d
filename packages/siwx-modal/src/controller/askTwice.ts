import { AppKitError, type Environment } from '@openappkit/appkit-core'

/** Delay before the second check in milliseconds. */
const pause = 500

/** Error codes of the sign-in clients for a server that doesn't respond. */
const unreachableCodes: readonly string[] = ['siwx/server-unreachable', 'siwx/cloud-unreachable']
/** Error codes of the sign-in clients for a server that fails. */
const failedCodes: readonly string[] = [
  'siwx/cloud-rejected',
  'siwx/cloud-invalid-response',
  'siwx/server-invalid-response',
  'siwx/siwe-server-failed',
]
/** Names of `fetch` errors for aborted and timed-out requests. */
const unreachableNames: readonly string[] = ['AbortError', 'TimeoutError', 'NetworkError']

/**
 * Runs `ask`, and once more if it fails. Browsers abort requests when the user leaves or reloads the page, which says
 * nothing about the session. An unloading page doesn't reach the second attempt.
 */
export async function askTwice<T>(environment: Environment, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    // Only the second failure counts.
    await new Promise<void>(resolve => void environment.setTimer(resolve, pause))
    return ask()
  }
}

/** Returns whether a check failed because of the server, not because the config is broken. */
export function isUnanswered(cause: unknown): boolean {
  return isUnreachable(cause) || (cause instanceof AppKitError && failedCodes.includes(cause.code))
}

/** Returns whether a check failed because the server didn't respond. */
export function isUnreachable(cause: unknown): boolean {
  if (cause instanceof AppKitError)
    return cause.code === 'siwx/siwe-server-failed' ? isUnreachable(cause.cause) : unreachableCodes.includes(cause.code)
  if (cause instanceof TypeError) return true
  return cause instanceof Error && unreachableNames.includes(cause.name)
}
