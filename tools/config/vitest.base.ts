import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { configDefaults, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { chromiumLaunch } from './browser.base'

/** Generous, because a busy machine is not a failure. Only a test that hangs takes this long. */
export const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const

/**
 * For tests that mostly wait for servers, chains, clocks and pages. Runs two at a time even on two cores, where Vitest
 * would run one.
 */
export const sideBySide = { maxWorkers: Math.max(2, availableParallelism() - 1) } as const

/**
 * Test files of a worker share imported modules, which at least halves the CPU time. This is safe because no module has
 * state, and each file undoes its changes to `globalThis`.
 */
export const sharedModules = { isolate: false } as const

/** Import conditions that resolve packages to their builds, as in apps. */
export const hostConditions: string[] = ['module', 'browser', 'development|production']

/** Import conditions that resolve our packages to their sources. */
export const pageConditions: string[] = ['@openappkit/source', ...hostConditions]

/**
 * Import conditions for tests that run servers, including our backend. Packages with a Node version resolve to it, and
 * ours resolve to their sources.
 */
export const serverConditions: string[] = ['@openappkit/source', 'module', 'node', 'development|production']

/** Returns the project for tests that need no page. */
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
 * Returns the projects for tests that run servers. Tests that count leftovers or leave some are `isolated`: each of
 * these files gets a separate process, and the others share theirs.
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
 * Packages that tests import besides the code under test. List them here, because Vite reloads the page during a test
 * when it discovers one late.
 */
const imported = [
  'react',
  'react-dom/client',
  'react-dom',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
]

/** Paths of the set-up of each test file on a page. */
const [emptyPage, unmountTests] = ['emptyPage.ts', 'unmountTests.ts'].map(file =>
  fileURLToPath(new URL(file, import.meta.url)),
) as [string, string]

/** Resolves the imports of the set-up in the package under test, because this folder has no dependencies. */
const setUpInPackage: Plugin = {
  name: 'set-up-in-package',
  enforce: 'pre',
  resolveId(id, importer) {
    return importer === unmountTests ? this.resolve(id, join(this.environment.config.root, 'package.json')) : undefined
  },
}

type ComponentProject = TestProjectInlineConfiguration &
  Required<Pick<TestProjectInlineConfiguration, 'plugins' | 'test'>>

/**
 * Returns the project for tests on a page of a real browser. They use the sources of one package and the builds of the
 * others, which must exist.
 */
export function componentProject(
  { include = [], ...optimizeDeps }: NonNullable<ViteUserConfig['optimizeDeps']> = {},
  name = 'component',
): ComponentProject {
  return {
    plugins: [setUpInPackage],
    resolve: { conditions: hostConditions },
    optimizeDeps: { ...optimizeDeps, include: [...imported, ...include] },
    test: {
      ...timeouts,
      // Each browser page runs in a separate process.
      ...sideBySide,
      ...sharedModules,
      name,
      include: ['src/**/*.test.tsx'],
      setupFiles: [emptyPage, unmountTests],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium', name }],
      },
    },
  }
}

/**
 * Returns a project like `project` in which each test file gets a new page and imports all modules again. For tests that
 * watch which modules load, or install a hook before React loads.
 */
export function isolatedProject(project: ComponentProject, include: string[]): ComponentProject {
  const name = 'isolated'
  const { browser, exclude: _, ...test } = project.test
  return {
    ...project,
    cacheDir: `node_modules/.vite/${name}`,
    test: {
      ...test,
      name,
      include,
      isolate: true,
      setupFiles: [emptyPage],
      browser: { ...browser, instances: [{ browser: 'chromium', name }] },
    },
  }
}
