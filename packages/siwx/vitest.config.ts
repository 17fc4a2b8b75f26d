import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, patience, sharedModules } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { ...patience, ...sharedModules, environment: 'node', include: ['src/**/*.test.ts'] },
})
