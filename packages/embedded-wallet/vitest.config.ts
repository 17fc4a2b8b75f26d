import { defineConfig } from 'vitest/config'
import { componentProject, unitProject } from '../../tools/config/vitest.base'

export default defineConfig({
  test: {
    projects: [
      unitProject(),
      componentProject({ include: ['@openappkit/test-kit > axe-core', 'valtio', 'valtio/vanilla'] }),
    ],
  },
})
