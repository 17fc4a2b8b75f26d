import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { countPlaywright, countVitest } from './countTests.mjs'
import { pinnedNode, root, workspaceManifests } from './setup.mjs'
import { typeProjects } from './typeProjects.mjs'

/** Locally, every failure shows immediately. CI retries once and reports flaky tests. */
const secondAttempt = process.env.CI ? ['--retry=1'] : []

/** The `typecheck` script of a package without a compiler of its own. */
const plainTypecheck = 'tsc --noEmit'

/** Twice what the longest run takes on a slow machine. One that hangs must leave time for the other checks. */
const vitestLimit = 20 * 60_000

/** Number of lanes for independent, single-threaded commands. */
const lanes = availableParallelism()

/**
 * Returns every check that `npm test` runs, in order. Each check is a list of commands, and `lanes` limits how many run
 * in parallel. Those that must run `alone` come last. A check that `isSingle` keeps one core busy, so it runs beside its
 * neighbors of that kind. A command that writes a `report` counts the tests it ran, and any other counts as one.
 */
export function allChecks() {
  const packages = ['package.json', ...workspaceManifests()].map(readPackage)
  const published = packages.filter(({ folder, manifest }) => folder.startsWith('packages') && !manifest.private)
  const ours = (name, ...args) => [{ command: pinnedNode(), args: [`tools/checks/${name}.ts`, ...args] }]

  return [
    {
      name: 'lint',
      isSingle: true,
      commands: () => [{ command: 'biome', args: ['check', '--error-on-warnings', '--max-diagnostics=200', '.'] }],
    },
    { name: 'import-matrix', isSingle: true, commands: () => ours('import-matrix') },
    { name: 'source-rules', isSingle: true, commands: () => ours('source-rules') },
    { name: 'prose', isSingle: true, commands: () => ours('prose/main') },
    { name: 'docs', isSingle: true, commands: () => ours('docs/main') },
    { name: 'manifests', isSingle: true, commands: () => ours('manifests/main') },
    { name: 'workflows', isSingle: true, commands: () => ours('workflows/main') },
    { name: 'licenses', isSingle: true, commands: () => ours('licenses') },
    { name: 'engines', isSingle: true, commands: () => ours('engines') },
    {
      name: 'build',
      commands: () => [{ command: pinnedNode(), args: ['tools/scripts/removeBuilds.mjs'] }, turbo('build')],
    },
    {
      name: 'types',
      needs: 'build',
      lanes,
      commands: () => [
        ...typeProjects([
          ...packages
            .filter(({ manifest }) => manifest.scripts?.typecheck === plainTypecheck)
            .map(({ folder }) => folder),
          ...['tools/checks', 'bench/relay', 'bench/growth', 'bench/modal', 'bench/swaps', 'bench/wallet'],
        ]).map(typecheck),
        ...packages.filter(({ folder }) => folder !== '.').flatMap(ownTypecheck),
      ],
    },
    { name: 'consumer-types', needs: 'build', commands: () => ours('consumerTypes/main') },
    {
      name: 'unit',
      programs: ['redis-server'],
      lanes,
      commands: () => [
        ...longestFirst(packages).flatMap(pkg => vitest(pkg, ['test:unit', 'test'])),
        // They measure time or memory, or load the machine.
        ...packages.flatMap(pkg => vitest(pkg, ['test:alone'])).map(command => ({ ...command, alone: true })),
      ],
    },
    {
      name: 'component',
      needs: 'build',
      programs: ['chromium'],
      lanes,
      commands: () => longestFirst(packages).flatMap(pkg => vitest(pkg, ['test:component'])),
    },
    {
      name: 'e2e',
      needs: 'build',
      programs: ['chromium', 'firefox', 'webkit'],
      commands: () => packages.filter(({ manifest }) => manifest.scripts?.e2e).map(pkg => playwright(pkg, 'e2e')),
    },
    {
      name: 'program',
      needs: 'build',
      commands: () => packages.flatMap(pkg => vitest(pkg, ['test:program'])),
    },
    {
      name: 'pack',
      needs: 'build',
      lanes,
      commands: () =>
        published.map(({ folder }) => ({
          command: 'pnpm',
          args: ['pack', '--out', packed(folder)],
          cwd: join(root, folder),
        })),
    },
    {
      name: 'publint',
      needs: 'pack',
      lanes,
      commands: () => published.map(({ folder }) => ({ command: 'publint', args: ['--strict', packed(folder)] })),
    },
    {
      name: 'attw',
      needs: 'pack',
      lanes,
      commands: () =>
        published.map(({ folder, manifest }) => ({
          command: 'attw',
          args: [packed(folder), '--profile', 'esm-only', '--format', 'ascii', ...withoutTypes(manifest)],
        })),
    },
    { name: 'tarballs', needs: 'pack', isSingle: true, commands: () => ours('tarballs/main', '{reports}') },
    { name: 'declarations', needs: 'build', isSingle: true, commands: () => ours('declarations') },
    { name: 'api', needs: 'build', isSingle: true, commands: () => ours('api/main') },
    {
      name: 'recipes',
      needs: 'pack',
      programs: ['chromium'],
      commands: () =>
        packages
          .filter(({ manifest }) => manifest.scripts?.recipes)
          .map(pkg => playwright(pkg, 'recipes', { OPENAPPKIT_TARBALLS: '{reports}' })),
    },
    { name: 'knip', needs: 'build', isSingle: true, commands: () => [{ command: 'knip', args: ['--no-progress'] }] },
    {
      name: 'bundle',
      needs: 'build',
      isSingle: true,
      programs: ['chromium'],
      shows: true,
      commands: () => ours('bundle'),
    },
    {
      name: 'stories',
      isSingle: true,
      commands: () => packages.filter(({ manifest }) => manifest.scripts?.['build-storybook']).map(storybook),
    },
  ]
}

/**
 * Returns the checks to run many times a day, in about a minute: every fast check, types of changed packages and their
 * dependents, and unit tests of changed packages. Nothing is built, so examples are left out.
 *
 * @param {readonly string[]} files changed files, from the root, with slashes
 * @param {string} base the commit to compare with
 */
export function changedChecks(files, base) {
  const packages = workspaceManifests()
    .map(readPackage)
    .filter(({ folder }) => folder.startsWith('packages/'))
  const changed = packages.filter(({ folder }) => files.some(file => file.startsWith(`${folder}/`)))
  const affected = withUsers(changed, packages)
  const changedOnly = ['--changed', base, '--passWithNoTests']
  return [
    ...allChecks().filter(({ name }) =>
      ['lint', 'import-matrix', 'source-rules', 'prose', 'manifests', 'workflows'].includes(name),
    ),
    { name: 'changesets', commands: () => [{ command: pinnedNode(), args: ['tools/checks/api/changesets.ts', base] }] },
    { name: 'types', lanes, commands: () => ['tools/checks', ...affected.map(({ folder }) => folder)].map(typecheck) },
    {
      name: 'unit',
      programs: ['redis-server'],
      commands: () =>
        [readPackage('package.json'), ...changed].flatMap(pkg =>
          [...vitest(pkg, ['test:unit', 'test']), ...vitest(pkg, ['test:alone'])].map(command => ({
            ...command,
            args: [...command.args, ...changedOnly],
          })),
        ),
    },
  ]
}

/**
 * Returns the changed packages and all packages that depend on them, directly or indirectly.
 *
 * @template {{ manifest: { name: string, dependencies?: object, devDependencies?: object, peerDependencies?: object } }} Package
 * @param {readonly Package[]} changed
 * @param {readonly Package[]} packages
 * @returns {Package[]}
 */
export function withUsers(changed, packages) {
  const names = new Set(changed.map(({ manifest }) => manifest.name))
  for (const name of names) {
    for (const { manifest } of packages) {
      const { dependencies, devDependencies, peerDependencies } = manifest
      if (name in { ...dependencies, ...devDependencies, ...peerDependencies }) names.add(manifest.name)
    }
  }
  return packages.filter(({ manifest }) => names.has(manifest.name))
}

/** Returns the packages with the most test files first, so that no lane waits for a long run at the end. */
function longestFirst(packages) {
  const folders = folder => (folder === '.' ? ['tools/checks', 'tools/release'] : [`${folder}/src`, `${folder}/test`])
  const count = folder => {
    const path = join(root, folder)
    return existsSync(path) ? readdirSync(path, { recursive: true }).filter(file => file.includes('.test.')).length : 0
  }
  return packages
    .map(pkg => ({ pkg, tests: folders(pkg.folder).reduce((sum, folder) => sum + count(folder), 0) }))
    .sort((one, other) => other.tests - one.tests)
    .map(({ pkg }) => pkg)
}

function readPackage(file) {
  return { folder: dirname(file), manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) }
}

/** Returns the path of a package's tarball. */
function packed(folder) {
  return `{reports}/${basename(folder)}.tgz`
}

function turbo(task) {
  return { command: 'turbo', args: ['run', task, '--output-logs=errors-only'] }
}

/** A framework with its own kind of files also has its own compiler. */
function ownTypecheck({ folder, manifest }) {
  if ([undefined, plainTypecheck].includes(manifest.scripts?.typecheck)) return []
  return [{ command: 'pnpm', args: ['run', 'typecheck'], cwd: join(root, folder) }]
}

/** Uses the native compiler, which is several times faster than the one with the API for declarations. */
function typecheck(project) {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  return { command: pinnedNode(), args: [compiler, '--noEmit', '-p', project] }
}

/** Returns the command for the package's first script that runs vitest, with a report of its tests. */
function vitest({ folder, manifest }, names) {
  const name = names.find(one => manifest.scripts?.[one]?.startsWith('vitest'))
  if (!name) return []
  return [
    {
      command: 'pnpm',
      args: ['run', name, '--reporter=default', '--reporter=json', '--outputFile.json={report}', ...secondAttempt],
      cwd: join(root, folder),
      limit: vitestLimit,
      report: countVitest,
    },
  ]
}

function playwright({ folder }, script, env = {}) {
  return {
    command: 'pnpm',
    args: ['run', script, '--reporter=list,json'],
    cwd: join(root, folder),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}', ...env },
    report: countPlaywright,
  }
}

function storybook({ folder }) {
  return { command: 'pnpm', args: ['run', 'build-storybook'], cwd: join(root, folder) }
}

/** Style sheets and data have no types to check. */
function withoutTypes({ exports = {} }) {
  const untyped = Object.keys(exports).filter(key => /\.(css|jsonl)$/.test(key))
  return untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []
}
