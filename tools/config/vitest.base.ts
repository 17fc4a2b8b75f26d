import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { chromiumLaunch } from './browser.base'

/** A machine that is busy with something else is no failure: only what hangs takes this long. */
export const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const

/** For tests that mostly wait for servers, chains, clocks and pages: two at a time even where there are two cores. Vitest would run one. */
export const sideBySide = { maxWorkers: Math.max(2, availableParallelism() - 1) } as const

/**
 * Test files of one worker share what they import, which takes half the CPU time or less. They may, because no module has state: what a file changes on
 * `globalThis` it puts back.
 */
export const sharedModules = { isolate: false } as const

/** Import conditions of a built package, as apps resolve it. */
export const hostConditions: string[] = ['module', 'browser', 'development|production']

/** The same from its sources. */
export const pageConditions: string[] = ['@openappkit/source', ...hostConditions]

/** The same for tests in which servers run, our backend among them: what has a form for Node is loaded in it. */
export const serverConditions: string[] = ['@openappkit/source', 'module', 'node', 'development|production']

/** Tests that need no page. */
export function unitProject(conditions: string[] = pageConditions): TestProjectInlineConfiguration {
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      ...timeouts,
      ...sharedModules,
      name: 'unit',
      environment: 'node',
      css: true,
      include: ['src/**/*.test.ts'],
    },
  }
}

/**
 * Tests in which servers run. Those that count what is left behind, or leave something, are `isolated`: each of these files gets a process for itself, and
 * the others share theirs.
 */
export function serverProjects(isolated: string[]): TestProjectInlineConfiguration[] {
  const shared = { resolve: { conditions: serverConditions }, ssr: { resolve: { conditions: serverConditions } } }
  const common = { ...timeouts, ...sideBySide, environment: 'node' } as const
  const exclude = [...configDefaults.exclude, ...isolated]
  return [
    { ...shared, test: { ...common, ...sharedModules, name: 'unit', include: ['src/**/*.test.ts'], exclude } },
    { ...shared, test: { ...common, name: 'isolated', include: isolated } },
  ]
}

/**
 * Packages that tests import besides their subject. Late discoveries reload the page under a running test, so list
 * them here.
 */
const imported = [
  'react',
  'react-dom/client',
  'react-dom',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
]

/** Tests on a page of a real browser: of the sources of one package, with the others as they are published. Those must be built. */
export function componentProject(
  { include = [], ...optimizeDeps }: NonNullable<ViteUserConfig['optimizeDeps']> = {},
  name = 'component',
): TestProjectInlineConfiguration {
  return {
    resolve: { conditions: hostConditions },
    optimizeDeps: { ...optimizeDeps, include: [...imported, ...include] },
    test: {
      ...timeouts,
      // Each page of the browser is a process of its own.
      ...sideBySide,
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
