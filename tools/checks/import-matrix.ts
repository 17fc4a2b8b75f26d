import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { findCycles } from './findCycles.ts'
import { type Import, importsOf } from './importsOf.ts'
import { type Layer, layerOf, mayImport } from './layers.ts'
import { packageGraph } from './packageGraph.ts'
import { packageName } from './packageName.ts'
import { report, type Violation } from './violation.ts'
import { filesBelow, isDevelopmentOnly, readWorkspace, repository, type WorkspacePackage } from './workspace.ts'

/** Layers whose code runs in Node. The build of the wallet site fails if one of its pages imports a module of Node. */
const SERVERS: ReadonlySet<Layer | undefined> = new Set<Layer>([
  'cloud',
  'testing',
  'testingCloud',
  'data',
  'walletSite',
])

const CODE = ['.ts', '.tsx', '.mts', '.js', '.mjs']

/** Files that a framework writes. */
const GENERATED = /\.gen\.ts$/

/** Checks imports: between packages by layer and entry point, and for cycles between and within packages. */
export function checkImportMatrix(root: string): Violation[] {
  const packages = readWorkspace(root)
  const between = packageCycles(root)
  const packageViolations = packages.flatMap(pkg => {
    const files = filesBelow(root, pkg.folder, CODE).filter(file => !GENERATED.test(file))
    const imports = new Map(files.map(file => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))
    return [
      ...manifestViolations(pkg, packages),
      ...[...imports].flatMap(([file, found]) => found.flatMap(one => importViolations(file, one, pkg, packages))),
      ...cycleViolations(root, imports),
    ]
  })
  return [...between, ...packageViolations]
}

/** Returns the cycles between packages, by any kind of import or dependency. */
function packageCycles(root: string): Violation[] {
  const graph = new Map([...packageGraph(root)].map(([name, uses]) => [name, [...uses.keys()]]))
  return findCycles(graph).map(cycle => ({
    rule: 'cycle',
    file: `packages/${cycle[0]}`,
    message: [...cycle, cycle[0]].join(' → '),
  }))
}

function manifestViolations(pkg: WorkspacePackage, packages: readonly WorkspacePackage[]): Violation[] {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = pkg.manifest
  const published = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const found: Violation[] = []
  if (layerOf(pkg.folder) === undefined) {
    const message = 'no layer; say in tools/checks/layers.ts what it may import'
    found.push({ rule: 'matrix', file: `${pkg.folder}/package.json`, message })
  }
  const check = (names: readonly string[], development: boolean): void => {
    for (const name of names) {
      const target = packages.find(other => other.manifest.name === name)
      if (!target || mayImport(pkg.folder, target.folder, development)) continue
      found.push({
        rule: 'matrix',
        file: `${pkg.folder}/package.json`,
        message: `${layerOf(pkg.folder)} package depends on ${name} (${layerOf(target.folder)})`,
      })
    }
  }
  check(published, false)
  check(Object.keys(devDependencies ?? {}), true)
  return found
}

function importViolations(
  file: string,
  { specifier, line, kind }: Import,
  pkg: WorkspacePackage,
  packages: readonly WorkspacePackage[],
): Violation[] {
  const at = (rule: string, message: string): Violation[] => [{ rule, file, line, message }]
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier)
    if (target.startsWith(`${pkg.folder}/`) || target === pkg.folder) return []
    // A tool configuration may import the one at the root. Any other import by path must stay within its package.
    const insidePackage = packages.some(other => target.startsWith(`${other.folder}/`))
    if (!insidePackage && !target.startsWith('..') && /\.config\.[cm]?[jt]s$/.test(file)) return []
    // Tools are never published. Their tests may put together the insides of packages that can't import each other.
    if (insidePackage && pkg.folder.startsWith('tools/') && isDevelopmentOnly(file)) return []
    return at('internals', `'${specifier}' leaves the package; import it by its name`)
  }

  const name = packageName(specifier)
  const target = packages.find(other => other.manifest.name === name)
  const development = isDevelopmentOnly(file) || !file.startsWith(`${pkg.folder}/src/`)
  if (target && target !== pkg && !mayImport(pkg.folder, target.folder, development)) {
    return at('matrix', `${layerOf(pkg.folder)} package imports ${name} (${layerOf(target.folder)})`)
  }
  if (target && !isExported(target, specifier)) return at('internals', `'${specifier}' isn't an export of ${name}`)
  if (target === pkg || layerOf(pkg.folder) === 'host') return []
  return development
    ? []
    : dependencyViolations({ specifier, kind }, name, pkg).flatMap(message => at('undeclared', message))
}

/** Checks that imports of published code are declared dependencies and exist in browsers. */
function dependencyViolations(
  { specifier, kind }: Pick<Import, 'specifier' | 'kind'>,
  name: string,
  pkg: WorkspacePackage,
): string[] {
  if (isBuiltin(specifier)) {
    const runsInNode = SERVERS.has(layerOf(pkg.folder))
    return runsInNode ? [] : [`'${specifier}' exists in Node alone`]
  }
  const { dependencies, openappkit, optionalDependencies, peerDependencies } = pkg.manifest
  const declared = { ...dependencies, ...optionalDependencies, ...peerDependencies }
  const isErased = kind === 'type' && openappkit?.internalTypes?.includes(name)
  return name in declared || openappkit?.bundled?.includes(name) || isErased
    ? []
    : [`'${name}' is neither a dependency nor a peer in package.json`]
}

function cycleViolations(root: string, imports: ReadonlyMap<string, readonly Import[]>): Violation[] {
  const graph = new Map(
    [...imports].map(([file, found]) => [
      file,
      // Types and `import()` count, because their cycles also make code harder to follow.
      found.flatMap(one => resolveRelative(root, file, one.specifier) ?? []),
    ]),
  )
  return findCycles(graph).map(cycle => ({
    rule: 'cycle',
    file: cycle[0] ?? '',
    message: [...cycle, cycle[0]].join(' → '),
  }))
}

function resolveRelative(root: string, file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(file), specifier)
  const candidates = [target, ...CODE.map(end => target + end), ...CODE.map(end => `${target}/index${end}`)]
  return candidates.find(path => CODE.some(end => path.endsWith(end)) && existsSync(join(root, path)))
}

function isExported({ manifest }: WorkspacePackage, specifier: string): boolean {
  const subpath = `.${specifier.slice(manifest.name.length)}`
  return Object.keys(manifest.exports ?? {}).some(key => {
    const [start = '', end] = key.split('*')
    return end === undefined ? key === subpath : subpath.startsWith(start) && subpath.endsWith(end)
  })
}

if (import.meta.main)
  report(checkImportMatrix(repository), 'Every import goes downward, through an entry point, without cycles.')
