import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative, resolve, sep } from 'node:path'

export interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, unknown>>
  readonly engines?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly openappkit?: {
    /** Development dependencies that the build copies into the package, including their licenses. */
    readonly bundled?: readonly string[]
    /** Development dependencies whose types the source uses. The built declarations may not contain them. */
    readonly internalTypes?: readonly string[]
    /** Keys of `exports` that only servers import, such as `./server`. */
    readonly serverEntries?: readonly string[]
    /** Budgets of a feature package. */
    readonly budgets?: FeatureBudgets
  }
}

/** The budgets of a feature, in bytes after gzip. */
export interface FeatureBudgets {
  /** Budgets of its entry points, by the keys of `exports`. */
  readonly entries: Readonly<Record<string, number>>
  /** Budgets of the parts that load with its views, by name. */
  readonly parts: Readonly<Record<string, { readonly bytes: number; readonly module: string }>>
}

export interface WorkspacePackage {
  /** Path with slashes, such as `packages/appkit-core`. */
  readonly folder: string
  readonly manifest: Manifest
}

/** Root of this repository. */
export const repository: string = resolve(import.meta.dirname, '../..')

const GROUPS = ['packages', 'examples', 'bench', 'docs', 'tools']

/** Names of generated folders: those that git ignores everywhere. */
const GENERATED = readFileSync(join(repository, '.gitignore'), 'utf8').match(/^[^/\n]+(?=\/$)/gm) ?? []

/** Returns every package of the workspace, in a stable order. */
export function readWorkspace(root: string): WorkspacePackage[] {
  const folders = GROUPS.filter(group => existsSync(join(root, group))).flatMap(group => [
    group,
    ...readdirSync(join(root, group))
      .sort()
      .map(name => `${group}/${name}`),
  ])
  return folders
    .filter(folder => existsSync(join(root, folder, 'package.json')))
    .map(folder => ({
      folder,
      manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest,
    }))
}

/** Returns the paths, from `root`, of all files below `folder` with one of these extensions. Skips generated files. */
export function filesBelow(root: string, folder: string, extensions: readonly string[]): string[] {
  const absolute = join(root, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(entry => {
      const path = relative(root, join(absolute, entry.name)).split(sep).join('/')
      if (entry.isDirectory())
        return GENERATED.some(name => matchesGlob(entry.name, name)) ? [] : filesBelow(root, path, extensions)
      return extensions.some(extension => entry.name.endsWith(extension)) ? [path] : []
    })
}

/** Whether a file only serves tests, stories or tools and is never published. */
export function isDevelopmentOnly(path: string): boolean {
  return (
    /\.(test|test-d|stories|bench)\.[cm]?[jt]sx?$/.test(path) ||
    /(^|\/)(test|tests|e2e|stories|\.storybook)\//.test(path) ||
    /(^|\/)[\w.-]+\.(config|setup)\.[cm]?[jt]s$/.test(path)
  )
}
