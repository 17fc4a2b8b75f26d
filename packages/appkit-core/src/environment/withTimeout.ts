import type { Environment } from './Environment'

/**
 * Resolves with what `work` resolves with, or with `undefined` once it takes longer than `milliseconds`. Rejects if `work` rejects in time. Leaves no timer behind.
 *
 * @example
 * const answer = await withTimeout(environment, ask(), 5_000)
 */
export async function withTimeout<value>(
  environment: Pick<Environment, 'setTimer'>,
  work: Promise<value>,
  milliseconds: number,
): Promise<value | undefined> {
  let cancel: () => void = () => {}
  const late = new Promise<undefined>(resolve => {
    cancel = environment.setTimer(() => resolve(undefined), milliseconds)
  })
  return Promise.race([work, late]).finally(cancel)
}
