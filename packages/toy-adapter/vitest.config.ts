import { defineConfig } from 'vitest/config'
import { serverConditions as conditions, patience, sharedModules, sideBySide } from '../../vitest.base'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['src/**/*.test.ts'], ...patience, ...sharedModules, ...sideBySide },
})
