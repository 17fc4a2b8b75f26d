import { defineConfig } from 'vitest/config'
import { componentProject, unitProject } from '../../vitest.base'

export default defineConfig({
  test: {
    projects: [
      unitProject(),
      componentProject({ include: ['@openappkit/feature-tests > axe-core', 'valtio', 'valtio/vanilla'] }),
    ],
  },
})
