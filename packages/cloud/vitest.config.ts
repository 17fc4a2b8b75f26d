import { configDefaults, defineConfig } from 'vitest/config'
import { serverConditions as conditions, patience } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // It needs the build.
    exclude: [...configDefaults.exclude, 'test/program/**'],
    ...patience,
  },
})
