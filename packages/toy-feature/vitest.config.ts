import { defineConfig } from 'vitest/config'
import { componentProject, serverConditions, unitProject } from '../../tools/config/vitest.base'

export default defineConfig({
  test: {
    projects: [
      // These tests run the backend.
      unitProject(serverConditions),
      componentProject({ include: ['@openappkit/test-kit > axe-core', 'valtio', 'valtio/vanilla'] }),
    ],
  },
})
