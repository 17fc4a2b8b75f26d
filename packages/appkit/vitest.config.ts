import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { componentProject, hostConditions, unitProject } from '../../tools/config/vitest.base'
import { solidComponents } from './test/solidComponents'
import { svelteComponents } from './test/svelteComponents'

const { resolve } = createRequire(import.meta.url)
const react18 = dirname(resolve('react18/package.json'))
const reactDom18 = dirname(resolve('react-dom18/package.json'))

/** Packages that tests import besides the code under test. */
const imported = [
  'react-dom/server',
  'solid-js',
  'solid-js/web',
  'svelte',
  'svelte/internal/client',
  'svelte/internal/disclose-version',
  'svelte/store',
  'vue',
  'vue/server-renderer',
]

/** Vue warns without them. */
const vueFlags = {
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
}

/** Tests that don't render with React. */
const otherFrameworks = ['src/solid/**', 'src/svelte/**', 'src/vue/**']

function browserProject(
  name: string,
  major: string,
  alias: Record<string, string>,
  exclude: string[] = [],
): ReturnType<typeof componentProject> {
  const project = componentProject({ include: imported }, name)
  return {
    ...project,
    plugins: [...project.plugins, solidComponents(), svelteComponents()],
    test: { ...project.test, exclude },
    cacheDir: `node_modules/.vite/${name}`,
    define: { 'import.meta.env.REACT_MAJOR': JSON.stringify(major), ...vueFlags },
    resolve: { conditions: hostConditions, alias },
  }
}

/** Tests that need no page render on a server, so they need the versions for servers of the frameworks. */
const solid = dirname(resolve('solid-js/package.json'))
const forServers = {
  'solid-js': `${solid}/dist/server.js`,
  'solid-js/web': `${solid}/web/dist/server.js`,
  svelte: resolve('svelte'),
  'svelte/store': resolve('svelte/store'),
}
const alias = Object.entries(forServers).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))
const project = unitProject()
const unit = {
  ...project,
  plugins: [solidComponents(), svelteComponents()],
  resolve: { ...project.resolve, alias },
  // Its parts import each other by name.
  test: { ...project.test, server: { deps: { inline: ['solid-js'] } } },
}

export default defineConfig({
  test: {
    projects: [
      unit,
      browserProject('component', '19', {}),
      browserProject('react-18', '18', { react: react18, 'react-dom': reactDom18 }, otherFrameworks),
    ],
  },
})
