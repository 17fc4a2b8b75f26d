const NAME = 'openappkit-wallet-session'
/** Milliseconds after which another page's task counts as stuck. */
const PATIENCE = 15_000

/**
 * Runs one task at a time among all pages of the wallet in this browser. Where the browser has no locks, or another
 * page's task is stuck, runs the task anyway.
 */
export async function exclusively<result>(run: () => Promise<result>): Promise<result> {
  if (!('locks' in navigator)) return await run()
  let isStarted = false
  const start = (): Promise<result> => {
    isStarted = true
    return run()
  }
  try {
    return await navigator.locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE) }, start)
  } catch (error) {
    if (isStarted) throw error
    return await run()
  }
}
