import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import { repository } from '../workspace.ts'
import type { MutationTarget } from './targets.ts'

interface Run {
  /** Name of the package's folder. */
  readonly folder: string
  readonly target: MutationTarget
  /** Folders and files to mutate, relative to the package's folder. If empty, mutates the whole target. */
  readonly paths: readonly string[]
  readonly concurrency: number
  /**
   * Whether to also mutate code that runs while a module loads. Each of these mutants runs every test of the package.
   */
  readonly withStatic: boolean
}

/** Returns the Stryker configuration of a run. */
export function strykerOptions({
  folder,
  target,
  paths,
  concurrency,
  withStatic,
}: Run): ConstructorParameters<typeof Stryker>[0] {
  const reports = join(repository, '.mutation/reports')
  const name = [folder, ...paths]
    .join('-')
    .replaceAll(/[^\w.-]+/g, '_')
    .slice(0, 120)
  return {
    testRunner: 'vitest',
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts') },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), join(import.meta.dirname, 'wording.ts')],
    ignorers: ['wording'],
    mutate: narrowGlobs(join(repository, 'packages', folder), target.sources, paths),
    allowEmpty: true,
    coverageAnalysis: 'perTest',
    ignoreStatic: !withStatic,
    concurrency,
    // Generous, so that a busy machine doesn't look like an infinite loop.
    timeoutMS: 60_000,
    // At the same depth as a package, because package configurations import from two folders up.
    tempDirName: '../../.mutation',
    cleanTempDir: 'always',
    ignorePatterns: ['dist', 'dist-*', 'storybook-static', 'test-results'],
    // No such file exists. Stryker would rewrite the references of a real one.
    tsconfigFile: 'tsconfig.none.json',
    disableTypeChecks: false,
    reporters: ['json', 'html', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: join(reports, `${name}.json`) },
    htmlReporter: { fileName: join(reports, `${name}.html`) },
    logLevel: 'error',
  } as ConstructorParameters<typeof Stryker>[0]
}

/** Narrows globs to paths in `root` and keeps their exclusions. */
export function narrowGlobs(root: string, sources: readonly string[], paths: readonly string[]): string[] {
  if (paths.length === 0) return [...sources]
  const missing = paths.find(path => !existsSync(join(root, path)))
  if (missing) throw new Error(`${join(root, missing)} doesn't exist. Name folders or files from the package's folder.`)
  const chosen = paths.map(path => (statSync(join(root, path)).isDirectory() ? `${path}/**/*.ts` : path))
  return [...chosen, ...sources.filter(source => source.startsWith('!'))]
}
