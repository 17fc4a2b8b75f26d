import type { Visit } from './openVisit.ts'

/** Returns how long the page's main thread has been busy, in milliseconds. More precise than counting frames. */
export async function workSoFar({ devtools }: Visit): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}
