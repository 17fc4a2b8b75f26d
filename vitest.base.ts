import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config'
import { chromiumLaunch } from './browser.base'

/** Packages are tested from their sources, as a page gets them. */
export const pageConditions: string[] = ['@openappkit/source', 'module', 'browser', 'development|production']

/** The same for tests in which servers run, whose libraries have other files for browsers. */
export const serverConditions: string[] = ['@openappkit/source', 'module', 'node', 'development|production']

/** Tests that need no page. */
export function unitProject(conditions: string[] = pageConditions): TestProjectInlineConfiguration {
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: { name: 'unit', environment: 'node', css: true, include: ['src/**/*.test.ts'] },
  }
}

/** What tests of a page import, besides what they test. Late discoveries reload the page under a running test, so it is named. */
const imported = [
  'react',
  'react-dom/client',
  'react-dom',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
]

/** Tests on a page of a real browser. */
export function componentProject(
  { include = [], ...optimizeDeps }: NonNullable<ViteUserConfig['optimizeDeps']> = {},
  name = 'component',
): TestProjectInlineConfiguration {
  return {
    resolve: { conditions: pageConditions },
    optimizeDeps: { ...optimizeDeps, include: [...imported, ...include] },
    test: {
      name,
      include: ['src/**/*.test.tsx'],
      expect: { poll: { timeout: 3000 } },
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
