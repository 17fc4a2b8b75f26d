import { pause } from './pause'

/**
 * Resolves with what `work` resolves with, or with `undefined` once it takes longer than `milliseconds` or `signal` aborts. Rejects if `work` rejects in time.
 *
 * @example
 * const answer = await withTimeout(wallet.read(), 5_000)
 */
export async function withTimeout<value>(
  work: Promise<value>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<value | undefined> {
  const done = new AbortController()
  const stop = (): void => done.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    return await Promise.race([work, pause(milliseconds, done.signal).then(() => undefined)])
  } finally {
    stop()
    signal?.removeEventListener('abort', stop)
  }
}
