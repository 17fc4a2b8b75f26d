import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, patience } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { ...patience, environment: 'node', include: ['src/**/*.test.ts'] },
})
