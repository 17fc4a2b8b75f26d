import type { Parameters } from 'fast-check'

/**
 * Returns the number of runs and the seed of a property. By default, a property runs with the same values each time,
 * few enough for every commit. `FUZZ_RUNS` and `FUZZ_SEED` change that.
 *
 * @param runs - Default number of runs.
 */
export function fuzz(runs: number): Pick<Parameters<unknown>, 'numRuns' | 'seed'> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  return { numRuns: Number(FUZZ_RUNS ?? runs), seed: Number(FUZZ_SEED ?? 20_260_101) }
}
