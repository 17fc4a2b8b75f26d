import { defineConfig } from 'vitest/config'
import { componentProject, unitProject } from '../../vitest.base'

export default defineConfig({
  test: {
    projects: [
      unitProject(),
      // The icons need no bundling
      componentProject({ exclude: ['lucide'], include: ['uqr', 'axe-core', 'jsqr', 'valtio', 'valtio/vanilla'] }),
    ],
  },
})
