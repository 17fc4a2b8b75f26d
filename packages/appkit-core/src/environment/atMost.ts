import type { Environment } from './Environment'

/** What `work` resolves with; undefined when it takes longer than `ms` milliseconds. It goes on by itself then, and no timer stays. */
export async function atMost<T>(
  environment: Pick<Environment, 'setTimer'>,
  ms: number,
  work: Promise<T>,
): Promise<T | undefined> {
  let stopWaiting: () => void = () => {}
  const late = new Promise<undefined>(resolve => {
    stopWaiting = environment.setTimer(() => resolve(undefined), ms)
  })
  return Promise.race([work, late]).finally(stopWaiting)
}
