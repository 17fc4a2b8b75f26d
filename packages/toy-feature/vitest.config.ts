import { defineConfig } from 'vitest/config'
import { componentProject, serverConditions, unitProject } from '../../vitest.base'

export default defineConfig({
  test: {
    projects: [
      // The backend runs in these.
      unitProject(serverConditions),
      componentProject({ include: ['@openappkit/test-kit > axe-core', 'valtio', 'valtio/vanilla'] }),
    ],
  },
})
