import type { Environment } from '@openappkit/appkit-core'

/**
 * Returns the result of `work`, or `fallback` if it fails or takes longer than `ms`. For optional facts, which must
 * not hold up a transfer.
 */
export function withTimeout<Answer, Fallback>(
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
