import type { Parameters } from 'fast-check'

/**
 * Returns how a property is run: the same values each time, few enough for every commit. `FUZZ_RUNS` runs more of them,
 * `FUZZ_SEED` others.
 */
export function fuzzRuns(runs: number): Pick<Parameters<unknown>, 'numRuns' | 'seed'> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  return { numRuns: Number(FUZZ_RUNS ?? runs), seed: Number(FUZZ_SEED ?? 20_260_101) }
}
