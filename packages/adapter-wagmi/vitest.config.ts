import { defineConfig } from 'vitest/config'
import { serverProjects } from '../../tools/config/vitest.base'

// The contract tests count timers, so they run in isolation.
export default defineConfig({ test: { projects: serverProjects(['src/contract.test.ts']) } })
