import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, sharedModules, timeouts } from '../../tools/config/vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { ...timeouts, ...sharedModules, environment: 'node', include: ['src/**/*.test.ts'] },
})
