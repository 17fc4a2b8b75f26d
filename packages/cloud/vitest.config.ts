import { configDefaults, defineConfig } from 'vitest/config'
import { serverConditions as conditions, sharedModules, sideBySide, timeouts } from '../../tools/config/vitest.base'

/** Tests that measure time, or that load the machine. They run one at a time, after all others. */
const alone = [
  'src/chains/exactInteger.test.ts',
  'src/relay/admission/tokens.fuzz.test.ts',
  'src/relay/frames/parseFrame.fuzz.test.ts',
  'src/relay/redis/RedisStore.test.ts',
  'src/relay/redis/cluster.test.ts',
  'src/server/slowReaders.test.ts',
  'test/fuzz/*.test.ts',
  'test/relay/admission.test.ts',
  'test/relay/flood.test.ts',
]

/**
 * Tests that measure memory, after those above. They collect garbage before each measurement, which takes longer in a
 * process with modules and data of other files.
 */
const measured = ['test/server/hostileRequests.test.ts']

/** Third-party clients keep running after their test, and would otherwise do so during other files' tests. */
const isolated = ['test/relay/realClients.test.ts']

const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } }

/** Starts the Postgres of the tests that share one. */
const globalSetup = ['test/server/sharedPostgres.ts']

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...timeouts,
          ...sharedModules,
          ...sideBySide,
          name: 'unit',
          // Only tests that wait for timeouts are concurrent.
          maxConcurrency: 20,
          globalSetup,
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // Tests of the published program need the build.
          exclude: [...configDefaults.exclude, 'test/program/**', ...alone, ...measured, ...isolated],
        },
      },
      {
        ...shared,
        test: { ...timeouts, ...sideBySide, name: 'isolated', environment: 'node', include: isolated },
      },
      {
        ...shared,
        test: {
          ...timeouts,
          ...sharedModules,
          name: 'alone',
          globalSetup,
          environment: 'node',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...shared,
        test: {
          ...timeouts,
          name: 'measured',
          globalSetup,
          environment: 'node',
          include: measured,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
