import { AppKitError, type Environment } from '@openappkit/appkit-core'

/** How long after a failed check the next one begins, in milliseconds. */
const pause = 500

/** What our own clients throw when a server doesn't answer, or not as it should. */
const unansweredCodes: readonly string[] = ['siwx/server-unreachable', 'siwx/cloud-unreachable']
/** What `fetch` rejects with when a request is aborted, times out or is cut off. */
const unansweredNames: readonly string[] = ['AbortError', 'TimeoutError', 'NetworkError']

/**
 * Resolves with what `ask` resolves with, and asks a second time if it fails. Browsers abort requests when the user leaves or reloads the page, which is no answer:
 * a page that goes away doesn't get as far as the second attempt.
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

/** Whether a check failed because no one could be asked, as opposed to a configuration that is broken. */
export function isUnanswered(cause: unknown): boolean {
  if (cause instanceof AppKitError) return unansweredCodes.includes(cause.code)
  if (cause instanceof TypeError) return true
  return cause instanceof Error && unansweredNames.includes(cause.name)
}
