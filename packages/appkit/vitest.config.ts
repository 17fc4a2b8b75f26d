import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { componentProject, hostConditions, unitProject } from '../../tools/config/vitest.base'

const { resolve } = createRequire(import.meta.url)
const react18 = dirname(resolve('react18/package.json'))
const reactDom18 = dirname(resolve('react-dom18/package.json'))

/** Vue warns without them. */
const vueFlags = {
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
}

/** Tests that don't render with React. */
const otherFrameworks = ['src/vue/**']

function browserProject(
  name: string,
  major: string,
  alias: Record<string, string>,
  exclude: string[] = [],
): ReturnType<typeof componentProject> {
  const project = componentProject({ include: ['react-dom/server', 'vue', 'vue/server-renderer'] }, name)
  return {
    ...project,
    test: { ...project.test, exclude },
    cacheDir: `node_modules/.vite/${name}`,
    define: { 'import.meta.env.REACT_MAJOR': JSON.stringify(major), ...vueFlags },
    resolve: { conditions: hostConditions, alias },
  }
}

export default defineConfig({
  test: {
    projects: [
      unitProject(),
      browserProject('component', '19', {}),
      browserProject('react-18', '18', { react: react18, 'react-dom': reactDom18 }, otherFrameworks),
    ],
  },
})
