import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, timeouts } from '../config/vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['src/**/*.test.ts'], ...timeouts },
})
