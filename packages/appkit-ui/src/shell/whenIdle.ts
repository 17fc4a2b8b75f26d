import type { Environment } from '@openappkit/appkit-core'

/**
 * Runs `task` when the browser is idle, after two seconds at the latest. Without `requestIdleCallback`, runs it after
 * 200 ms. Returns a function that cancels it.
 */
export function whenIdle({ window: page, setTimer }: Environment, task: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!page || typeof page.requestIdleCallback !== 'function') return setTimer(task, 200)
  const id = page.requestIdleCallback(task, { timeout: 2000 })
  return () => page.cancelIdleCallback(id)
}
