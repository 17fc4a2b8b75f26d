import { defineConfig } from 'vitest/config'
import { componentProject, unitProject } from '../../tools/config/vitest.base'
import { pictureServer } from './test/pictureServer'

const component = componentProject({
  // The icons don't need bundling.
  exclude: ['lucide'],
  include: ['uqr', 'axe-core', 'jsqr', 'valtio', 'valtio/vanilla'],
})

export default defineConfig({
  test: { projects: [unitProject(), { ...component, plugins: [pictureServer()] }] },
})
