import type { Environment } from './Environment'

/** What sets the timer of a wait. A kit's environment takes it back on `destroy()`. */
export type WaitTimers = Pick<Environment, 'setTimer'>

/** Calls `onEnd` after `milliseconds`, as soon as `signal` aborts, or when what it returns is called. Leaves no timer and no listener behind. */
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
