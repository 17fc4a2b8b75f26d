import { defineConfig } from 'vitest/config'
import { pageConditions as conditions, timeouts } from '../../tools/config/vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['src/**/*.test.ts'], isolate: false, ...timeouts },
})
