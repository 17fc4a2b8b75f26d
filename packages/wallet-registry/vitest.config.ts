import { defineConfig } from 'vitest/config'
import { sharedModules, timeouts } from '../../tools/config/vitest.base'

export default defineConfig({
  test: { ...timeouts, ...sharedModules, environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
})
