import type { Parameters } from 'fast-check'

/**
 * Returns the run options of a property: deterministic and few enough for every commit. `FUZZ_RUNS` raises the number,
 * `FUZZ_SEED` changes the values.
 */
export function fuzzRuns(runs: number): Pick<Parameters<unknown>, 'numRuns' | 'seed'> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  return { numRuns: Number(FUZZ_RUNS ?? runs), seed: Number(FUZZ_SEED ?? 20_260_101) }
}
