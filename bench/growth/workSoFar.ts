import type { Visit } from './openVisit.ts'

/** Milliseconds in which the page's thread was busy until now: finer than frames. */
export async function workSoFar({ devtools }: Visit): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}
