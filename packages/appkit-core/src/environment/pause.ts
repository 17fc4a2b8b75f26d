import { startWait, type WaitTimers } from './startWait'

/**
 * Resolves after `milliseconds`, or as soon as `signal` aborts. Leaves no timer or listener behind.
 *
 * @param timers - Pass a kit's environment, so `destroy()` cancels the timer. The promise then stays pending unless
 * `signal` aborts. Default: global timers.
 *
 * @example
 * ```ts
 * import { pause } from '@openappkit/appkit-core/time'
 *
 * await pause(500, AbortSignal.timeout(100))
 * ```
 */
export function pause(milliseconds: number, signal?: AbortSignal, timers?: WaitTimers): Promise<void> {
  return new Promise(resolve => void startWait(resolve, milliseconds, signal, timers))
}
