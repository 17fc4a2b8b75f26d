import { startWait, type WaitTimers } from './startWait'

/**
 * Resolves after `milliseconds`, or as soon as `signal` aborts. Leaves no timer and no listener behind.
 *
 * @param timers - Pass a kit's environment, so that `destroy()` takes the timer back. Absent: timers of the page.
 * @example
 * await pause(500, signal)
 */
export function pause(milliseconds: number, signal?: AbortSignal, timers?: WaitTimers): Promise<void> {
  return new Promise(resolve => void startWait(resolve, milliseconds, signal, timers))
}
