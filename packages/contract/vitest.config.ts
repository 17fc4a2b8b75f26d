import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.base'

export default defineConfig({ test: { environment: 'node', include: ['src/**/*.test.ts'], ...patience } })
