import { defineConfig } from 'vitest/config'
import { patience, sharedModules } from '../../vitest.base'

export default defineConfig({
  test: { ...patience, ...sharedModules, environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
})
