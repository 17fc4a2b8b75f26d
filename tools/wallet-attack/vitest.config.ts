import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, sharedModules, sideBySide, timeouts } from '../config/vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    globalSetup: ['../../packages/cloud/test/server/sharedPostgres.ts'],
    include: ['test/**/*.test.ts'],
    ...timeouts,
    ...sharedModules,
    ...sideBySide,
    // Each password costs a second of Argon2id.
    testTimeout: 240_000,
  },
})
