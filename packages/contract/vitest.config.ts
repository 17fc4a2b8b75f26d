import { defineConfig } from 'vitest/config'
import { timeouts } from '../../tools/config/vitest.base'

export default defineConfig({ test: { environment: 'node', include: ['src/**/*.test.ts'], ...timeouts } })
