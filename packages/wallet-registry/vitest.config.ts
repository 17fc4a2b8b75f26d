import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.base'

export default defineConfig({
  test: { ...patience, environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
})
