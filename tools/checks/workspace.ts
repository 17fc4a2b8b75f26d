import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

export interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly openappkit?: {
    /** Development dependencies that the build copies into the package, licenses and all. */
    readonly bundled?: readonly string[]
    /** Of a feature, which brings its own. */
    readonly budgets?: FeatureBudgets
  }
}

/** The budgets of a feature, in bytes after gzip. */
export interface FeatureBudgets {
  /** Of its entry points, by the keys of `exports`. */
  readonly entries: Readonly<Record<string, number>>
  /** Of what arrives with its views, by name. */
  readonly parts: Readonly<Record<string, { readonly bytes: number; readonly module: string }>>
}

export interface WorkspacePackage {
  /** `packages/appkit-core`, with slashes. */
  readonly folder: string
  readonly manifest: Manifest
}

/** Root of the repository that these checks are part of. */
export const repository: string = resolve(import.meta.dirname, '../..')

const GROUPS = ['packages', 'examples', 'bench', 'docs', 'tools']
const NOT_SOURCE = /^(node_modules|dist|dist-.+|\.turbo|storybook-static|test-results|playwright-report)$/

/** Every package of the workspace, in a stable order. */
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

/** Paths from `root` of the files below `folder` that have one of these extensions, without what tools produce. */
export function filesBelow(root: string, folder: string, extensions: readonly string[]): string[] {
  const absolute = join(root, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(entry => {
      const path = relative(root, join(absolute, entry.name)).split(sep).join('/')
      if (entry.isDirectory()) return NOT_SOURCE.test(entry.name) ? [] : filesBelow(root, path, extensions)
      return extensions.some(extension => entry.name.endsWith(extension)) ? [path] : []
    })
}

/** Whether a file exists for tests, stories or tools alone, and is never published. */
export function isDevelopmentOnly(path: string): boolean {
  return (
    /\.(test|test-d|stories|bench)\.[cm]?[jt]sx?$/.test(path) ||
    /(^|\/)(test|tests|e2e|stories|\.storybook)\//.test(path) ||
    /(^|\/)[\w.-]+\.(config|setup)\.[cm]?[jt]s$/.test(path)
  )
}
