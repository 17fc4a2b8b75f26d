import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { componentProject, hostConditions, unitProject } from '../../tools/config/vitest.base'

const { resolve } = createRequire(import.meta.url)
const react18 = dirname(resolve('react18/package.json'))
const reactDom18 = dirname(resolve('react-dom18/package.json'))

function browserProject(
  name: string,
  major: string,
  alias: Record<string, string>,
): ReturnType<typeof componentProject> {
  return {
    ...componentProject({ include: ['react-dom/server'] }, name),
    cacheDir: `node_modules/.vite/${name}`,
    define: { 'import.meta.env.REACT_MAJOR': JSON.stringify(major) },
    resolve: { conditions: hostConditions, alias },
  }
}

export default defineConfig({
  test: {
    projects: [
      unitProject(),
      browserProject('component', '19', {}),
      browserProject('react-18', '18', { react: react18, 'react-dom': reactDom18 }),
    ],
  },
})
