import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sharedModules, timeouts } from '../config/vitest.base.ts'

export default defineConfig({
  test: {
    name: 'checks',
    root: join(import.meta.dirname, '..'),
    include: ['{checks,release,example-tests/registry}/**/*.test.ts'],
    environment: 'node',
    ...sharedModules,
    ...timeouts,
  },
})
