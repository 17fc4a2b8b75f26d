import type { Environment } from '@openappkit/appkit-core'

/** Runs `task` once the page has nothing else to do, after two seconds at the latest. Returns what calls it off. */
export function whenIdle({ window: page, setTimer }: Environment, task: () => void): () => void {
  // Safari has no idle callback.
  if (!page || typeof page.requestIdleCallback !== 'function') return setTimer(task, 200)
  const id = page.requestIdleCallback(task, { timeout: 2000 })
  return () => page.cancelIdleCallback(id)
}
