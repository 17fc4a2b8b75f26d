import { defineConfig } from 'vitest/config'

/** Of the program as it is published: it has to be built first. */
export default defineConfig({
  test: { environment: 'node', include: ['test/program/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
