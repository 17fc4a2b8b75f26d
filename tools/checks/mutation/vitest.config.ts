import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { configDefaults, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Most mutants fail a plain test, and then those that try hundreds of inputs don't run. */
class FuzzLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFuzz = ({ moduleId }: TestSpecification) => /(fuzz|property|injection|floods)\.test\.ts$/i.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(file => !isFuzz(file)), ...sorted.filter(isFuzz)]
  }
}

/** Unit tests of the package in the working directory, which is Stryker's copy of it. Those in a browser take too long. */
const config = await unitConfig()
export default {
  ...config,
  test: {
    ...config.test,
    // A mutant can make a test wait forever. Vitest ends that sooner than Stryker, which would start a new process.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    sequence: { sequencer: FuzzLast },
    // No package has module-level state, so the files need no worker each.
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

/** The tests of `MutationTarget`, where it names some. */
function ownTests(): ViteUserConfig['test'] {
  const include = process.env['MUTATION_TESTS']
  return include ? { include: JSON.parse(include) as string[], exclude: [...configDefaults.exclude] } : {}
}
