import { defineConfig } from 'vitest/config'
import { timeouts } from '../config/vitest.base.ts'

export default defineConfig({
  test: { name: 'checks', root: import.meta.dirname, include: ['**/*.test.ts'], environment: 'node', ...timeouts },
})
