import { defineConfig } from 'vitest/config'
import { componentProject } from '../../vitest.base'

export default defineConfig({
  test: {
    projects: [componentProject({ include: ['@openappkit/test-kit > axe-core', 'valtio', 'valtio/vanilla'] })],
  },
})
