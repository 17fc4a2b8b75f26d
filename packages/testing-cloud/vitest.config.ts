import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, patience, sideBySide } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], ...patience, ...sideBySide },
})
