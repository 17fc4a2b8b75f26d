import { defineConfig } from 'vitest/config'

const conditions = ['@openappkit/source', 'module', 'browser', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // Nothing here has module-level state, so the files need no worker each: three times as fast.
  test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false },
})
