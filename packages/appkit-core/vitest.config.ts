import { defineConfig } from 'vitest/config'
import { pageConditions as conditions, patience, sharedModules } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['src/**/*.test.ts'], ...patience, ...sharedModules },
})
