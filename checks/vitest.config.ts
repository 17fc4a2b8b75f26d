import { defineConfig } from 'vitest/config'
import { patience } from '../vitest.base.ts'

export default defineConfig({
  test: { name: 'checks', root: import.meta.dirname, include: ['**/*.test.ts'], environment: 'node', ...patience },
})
