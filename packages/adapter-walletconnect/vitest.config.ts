import { defineConfig } from 'vitest/config'
import { pageConditions as conditions, patience } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false, ...patience },
})
