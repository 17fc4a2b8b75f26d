import type { Parameters } from 'fast-check'

/** Seed and number of runs of a property. `FUZZ_RUNS` asks for more runs, and then for new inputs each time unless `FUZZ_SEED` names a seed. */
export function fuzzRuns(usual: number): Parameters<unknown> {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  if (FUZZ_RUNS === undefined) return { seed: 20_240_613, numRuns: usual }
  return { numRuns: Number(FUZZ_RUNS), ...(FUZZ_SEED !== undefined && { seed: Number(FUZZ_SEED) }) }
}
