import { defineConfig } from 'vitest/config'

// The tests' backend runs here as well, so that what has a form for Node is loaded in it.
const conditions = ['@openappkit/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
})
