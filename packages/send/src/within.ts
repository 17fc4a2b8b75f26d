import type { Environment } from '@openappkit/appkit-core'

/** The answer of `work`, or `fallback` when it takes longer than `ms` or fails: what is only good to know holds nobody up. */
export function within<Answer, Fallback>(
  environment: Pick<Environment, 'setTimer'>,
  ms: number,
  work: () => Promise<Answer>,
  fallback: Fallback,
): Promise<Answer | Fallback> {
  return new Promise(resolve => {
    const cancel = environment.setTimer(() => resolve(fallback), ms)
    const end = (answer: Answer | Fallback): void => {
      cancel()
      resolve(answer)
    }
    Promise.resolve()
      .then(work)
      .then(end, () => end(fallback))
  })
}
