import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, sharedModules, sideBySide, timeouts } from '../../tools/config/vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    ...timeouts,
    ...sharedModules,
    ...sideBySide,
  },
})
