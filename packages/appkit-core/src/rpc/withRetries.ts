/** Failure that may allow a retry. Neither field is set if no response arrived. */
export interface RetryableFailure {
  /** HTTP status of the response. Only 403, 408, 413, 429, 500, 502, 503 and 504 lead to a retry. */
  readonly status?: number | undefined
  /** `Retry-After` header of the response: seconds or an HTTP date. */
  readonly retryAfter?: string | null | undefined
}

const retryCount = 3

/** Delay before the first retry in milliseconds. Doubles with every retry. */
const firstDelay = 150

/** Longest accepted `Retry-After` in milliseconds. Users give up by then. */
const longestWait = 10_000

const retriedStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]

/**
 * Retries a request when the node is busy or unreachable: up to three times, after 150, 300 and 600 ms, or later if the
 * response's `Retry-After` says so. Doesn't retry if `Retry-After` exceeds 10 s. Rejects with the last error.
 *
 * @param failureOf - Returns the failure to check, or undefined if a retry can't help.
 *
 * @example
 * ```ts
 * import { withRetries } from '@openappkit/appkit-core/transactions'
 *
 * export function fetchBlock(url: string): Promise<Response> {
 *   return withRetries(
 *     () => fetch(url),
 *     error => (error instanceof TypeError ? {} : undefined),
 *   )
 * }
 * ```
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

/** Returns the delay before the next attempt in milliseconds. Undefined if there is no further attempt. */
function delayBefore({ status, retryAfter }: RetryableFailure, retry: number): number | undefined {
  if (status !== undefined && !retriedStatuses.includes(status)) return undefined
  if (!retryAfter) return firstDelay << retry
  const delay = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return delay > longestWait ? undefined : Math.max(delay || 0, firstDelay << retry)
}
