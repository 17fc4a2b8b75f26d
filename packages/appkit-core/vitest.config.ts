import { defineConfig } from 'vitest/config'
import { pageConditions as conditions, patience } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Nothing here has module-level state, so the files need no worker each: three times as fast.
  test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false, ...patience },
})
