import { defineConfig } from 'vitest/config'
import { componentProject, isolatedProject, unitProject } from '../../tools/config/vitest.base'
import { pictureServer } from './test/pictureServer'

const component = componentProject({
  // The icons don't need bundling.
  exclude: ['lucide'],
  include: ['uqr', 'axe-core', 'jsqr', 'valtio', 'valtio/vanilla'],
})
component.plugins.push(pictureServer())

const isolated = [
  'src/shell/SurfaceTheme.test.tsx',
  'src/shell/renders.test.tsx',
  'src/views/connect/requestPrefetch.test.tsx',
]

export default defineConfig({
  test: {
    projects: [
      unitProject(),
      { ...component, test: { ...component.test, exclude: isolated } },
      isolatedProject(component, isolated),
    ],
  },
})
