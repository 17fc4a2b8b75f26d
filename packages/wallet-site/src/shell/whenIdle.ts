/** Runs a task when the page has nothing else to do. Safari has no `requestIdleCallback`. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}
