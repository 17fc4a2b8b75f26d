import { defineConfig } from 'vitest/config'
import { serverProjects } from '../../vitest.base'

// The contract counts timers.
export default defineConfig({ test: { projects: serverProjects(['src/contract.test.ts']) } })
