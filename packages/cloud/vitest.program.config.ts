import { defineConfig } from 'vitest/config'

/** Runs the tests of the published program, which must be built first. */
export default defineConfig({
  test: { environment: 'node', include: ['test/program/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
