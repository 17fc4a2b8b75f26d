import type { Parameters } from 'fast-check'

/**
 * Returns the seed and the number of runs of a property. `FUZZ_RUNS` sets the number of runs, with new inputs each time
 * unless `FUZZ_SEED` sets a seed.
 */
export function fuzzRuns(usual: number): Parameters<unknown> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  if (FUZZ_RUNS === undefined) return { seed: 20_240_613, numRuns: usual }
  return { numRuns: Number(FUZZ_RUNS), ...(FUZZ_SEED !== undefined && { seed: Number(FUZZ_SEED) }) }
}
