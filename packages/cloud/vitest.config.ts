import { configDefaults, defineConfig } from 'vitest/config'

const conditions = ['@openappkit/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // It needs the build.
    exclude: [...configDefaults.exclude, 'test/program/**'],
    testTimeout: 20_000,
    // Each file with a database starts a Postgres of its own.
    hookTimeout: 60_000,
  },
})
