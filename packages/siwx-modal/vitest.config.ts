import { defineConfig } from 'vitest/config'
import { componentProject, serverConditions, unitProject } from '../../vitest.base'

export default defineConfig({
  test: {
    projects: [
      unitProject(serverConditions),
      componentProject({ include: ['@openappkit/feature-tests > axe-core', 'valtio', 'valtio/vanilla'] }),
    ],
  },
})
