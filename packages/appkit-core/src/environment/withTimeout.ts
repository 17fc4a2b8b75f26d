import { startWait, type WaitTimers } from './startWait'

/**
 * Resolves with the result of `work`, or with undefined if it takes longer than `milliseconds` or `signal` aborts
 * first. Rejects if `work` rejects in time. Leaves no timer or listener behind. Doesn't cancel `work`.
 *
 * @param timers - Pass a kit's environment, so `destroy()` cancels the timer. After that, only `work` or `signal`
 * settles the promise. Default: global timers.
 *
 * @example
 * ```ts
 * import { withTimeout } from '@openappkit/appkit-core/time'
 *
 * const response = await withTimeout(fetch('https://example.com'), 5_000)
 * ```
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
