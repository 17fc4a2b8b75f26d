import { startWait, type WaitTimers } from './startWait'

/**
 * Resolves with what `work` resolves with, or with `undefined` once it takes longer than `milliseconds` or `signal` aborts. Rejects if `work` rejects in time.
 * Leaves no timer and no listener behind.
 *
 * @param timers - Pass a kit's environment, so that `destroy()` takes the timer back. Absent: timers of the page.
 * @example
 * const answer = await withTimeout(wallet.read(), 5_000)
 */
export function withTimeout<value>(
  work: Promise<value>,
  milliseconds: number,
  signal?: AbortSignal,
  timers?: WaitTimers,
): Promise<value | undefined> {
  let end: () => void = () => {}
  const late = new Promise<undefined>(resolve => {
    end = startWait(() => resolve(undefined), milliseconds, signal, timers)
  })
  return Promise.race([work, late]).finally(end)
}
