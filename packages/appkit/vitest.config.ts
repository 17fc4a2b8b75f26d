import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { chromiumLaunch } from '../../browser.base'

const conditions = ['@openappkit/source', 'module', 'browser', 'development|production']
const { resolve } = createRequire(import.meta.url)
const react18 = dirname(resolve('react18/package.json'))
const reactDom18 = dirname(resolve('react-dom18/package.json'))

function browserProject(
  name: string,
  major: string,
  alias: Record<string, string>,
): NonNullable<NonNullable<ViteUserConfig['test']>['projects']>[number] {
  return {
    cacheDir: `node_modules/.vite/${name}`,
    define: { 'import.meta.env.REACT_MAJOR': JSON.stringify(major) },
    resolve: { conditions, alias },
    optimizeDeps: {
      include: [
        'react',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'vitest-browser-react',
      ],
    },
    test: {
      name,
      include: ['src/**/*.test.tsx'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch }),
        instances: [{ browser: 'chromium', name }],
      },
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'unit', environment: 'node', css: true, include: ['src/**/*.test.ts'] },
      },
      browserProject('component', '19', {}),
      browserProject('react-18', '18', { react: react18, 'react-dom': reactDom18 }),
    ],
  },
})
