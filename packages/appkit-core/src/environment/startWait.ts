import type { Environment } from './Environment'

/** Timers for waits. `destroy()` cancels the timers of a kit's environment. */
export type WaitTimers = Pick<Environment, 'setTimer'>

/**
 * Calls `onEnd` after `milliseconds`, or as soon as `signal` aborts or the returned function is called. Leaves no timer
 * or listener behind.
 */
export function startWait(
  onEnd: () => void,
  milliseconds: number,
  signal?: AbortSignal,
  timers?: WaitTimers,
): () => void {
  const end = (): void => {
    cancel?.()
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
    onEnd()
  }
  const cancel = timers?.setTimer(end, milliseconds)
  const timer = cancel ? undefined : setTimeout(end, milliseconds)
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  return end
}
