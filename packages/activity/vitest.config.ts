import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from '../../browser.base'

const conditions = ['@openappkit/source', 'module', 'browser', 'development|production']

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: { name: 'unit', environment: 'node', css: true, include: ['src/**/*.test.ts'] },
      },
      {
        resolve: { conditions },
        // Late discoveries reload the page under a running test, so what tests import is named here
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react-dom',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'axe-core',
            'valtio',
            'valtio/vanilla',
          ],
        },
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          expect: { poll: { timeout: 3000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
