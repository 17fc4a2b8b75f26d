import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { configDefaults, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs tests with hundreds of inputs last. Most mutants already fail a plain test, so those don't run. */
class FuzzLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFuzz = ({ moduleId }: TestSpecification) => /(fuzz|property|injection|floods)\.test\.ts$/i.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(file => !isFuzz(file)), ...sorted.filter(isFuzz)]
  }
}

/**
 * The unit tests of the package in the working directory, which is Stryker's copy. Browser tests would take too long.
 */
const config = await unitConfig()
export default {
  ...config,
  test: {
    ...config.test,
    // A mutant can make a test wait forever. Vitest ends such a test sooner than Stryker, which would start a new
    // process.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    sequence: { sequencer: FuzzLast },
    // No package has module-level state, so files don't need separate workers.
    isolate: false,
    expect: { poll: { timeout: 3_000 } },
    ...ownTests(),
  },
} satisfies ViteUserConfig

async function unitConfig(): Promise<ViteUserConfig> {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, resolve('vitest.config.ts'))
  const whole = loaded?.config as ViteUserConfig
  const projects = (whole.test?.projects ?? []) as TestProjectInlineConfiguration[]
  return projects.find(({ test }) => test?.name === 'unit') ?? whole
}

/** Returns the tests of the `MutationTarget`, if it names any. */
function ownTests(): ViteUserConfig['test'] {
  const include = process.env['MUTATION_TESTS']
  return include ? { include: JSON.parse(include) as string[], exclude: [...configDefaults.exclude] } : {}
}
