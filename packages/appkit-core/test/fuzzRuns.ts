import type { Parameters } from 'fast-check'

/**
 * Returns the settings of a property test: by default the same values in each run, few enough for every commit.
 * `FUZZ_RUNS` sets the number of runs, `FUZZ_SEED` the values.
 */
export function fuzzRuns(runs: number): Pick<Parameters<unknown>, 'numRuns' | 'seed'> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  return { numRuns: Number(FUZZ_RUNS ?? runs), seed: Number(FUZZ_SEED ?? 20_260_101) }
}
