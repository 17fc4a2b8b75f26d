import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, patience } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Nothing here has module-level state, so the files need no worker each: half the CPU time.
  test: { ...patience, environment: 'node', include: ['src/**/*.test.ts'], isolate: false },
})
