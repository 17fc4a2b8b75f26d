import { configDefaults, defineConfig } from 'vitest/config'
import { serverConditions as conditions, sharedModules, sideBySide, timeouts } from '../../tools/config/vitest.base'

/** Tests that measure time or memory, or load the machine: each gets it for itself, after the others. */
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
  'test/server/hostileRequests.test.ts',
]

/** Clients of other makers go on by themselves when their test is over, and would do so in another file. */
const isolated = ['test/relay/realClients.test.ts']

const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } }

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
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // Those of the program need the build.
          exclude: [...configDefaults.exclude, 'test/program/**', ...alone, ...isolated],
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
          name: 'alone',
          environment: 'node',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
