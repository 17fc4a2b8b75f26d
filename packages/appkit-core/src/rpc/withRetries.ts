/** Why a request may be repeated. Neither field: nothing answered. */
export interface RetryableFailure {
  /** HTTP status of the answer. */
  readonly status?: number | undefined
  /** The answer's `Retry-After` header: seconds, or an HTTP date. */
  readonly retryAfter?: string | null | undefined
}

const retryCount = 3

/** Milliseconds before the first retry. Each further one waits twice as long. */
const firstDelay = 150

/** Longest `Retry-After` that is waited for, in milliseconds. Users have given up by then. */
const longestWait = 10_000

const retriedStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]

/**
 * Repeats a request to a node that is busy or can't be reached: three times, after 150, 300 and 600 ms or the `Retry-After` of the answer. Spec 7.
 *
 * @param failureOf - Returns `undefined` for an error that another attempt can't change.
 * @throws the error of the last attempt.
 */
export async function withRetries<result>(
  request: () => Promise<result>,
  failureOf: (error: unknown) => RetryableFailure | undefined,
): Promise<result> {
  for (let retry = 0; ; retry++) {
    try {
      return await request()
    } catch (error) {
      const failure = failureOf(error)
      const delay = failure && retry < retryCount ? delayBefore(failure, retry) : undefined
      if (delay === undefined) throw error
      await new Promise(resolve => setTimeout(resolve, delay))
    }
  }
}

/** Milliseconds before the next attempt. Undefined: there is none. */
function delayBefore({ status, retryAfter }: RetryableFailure, retry: number): number | undefined {
  if (status !== undefined && !retriedStatuses.includes(status)) return undefined
  if (!retryAfter) return firstDelay << retry
  const delay = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return delay > longestWait ? undefined : Math.max(delay || 0, firstDelay << retry)
}
