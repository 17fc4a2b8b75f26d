import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, importsOf } from './importsOf.ts'
import { filesBelow, isDevelopmentOnly, readWorkspace, type WorkspacePackage } from './workspace.ts'

/** How one package uses another: statically, as types, on demand, or only in its tests and tools. */
export type Use = 'value' | 'type' | 'lazy' | 'development'

/** The packages that each package uses, and how. Keys are folder names such as `appkit-core`. */
export type PackageGraph = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<Use>>>

const CODE = ['.ts', '.tsx', '.mts', '.js', '.mjs']

/**
 * Reads from manifests and imports how packages use each other, published or not. Excludes examples and benchmarks,
 * because no package may import them.
 */
export function packageGraph(root: string): PackageGraph {
  const packages = readWorkspace(root).filter(({ folder }) => folder.startsWith('packages/'))
  return new Map(packages.map(pkg => [nameOf(pkg), usesOf(root, pkg, packages)]))
}

function usesOf(
  root: string,
  pkg: WorkspacePackage,
  packages: readonly WorkspacePackage[],
): ReadonlyMap<string, ReadonlySet<Use>> {
  const uses = new Map<string, Set<Use>>()
  const add = (specifier: string, use: Use): void => {
    const target = packages.find(({ manifest: { name } }) => specifier === name || specifier.startsWith(`${name}/`))
    if (!target || target === pkg) return
    uses.set(nameOf(target), (uses.get(nameOf(target)) ?? new Set()).add(use))
  }
  for (const file of filesBelow(root, pkg.folder, CODE)) {
    const isPublished = file.startsWith(`${pkg.folder}/src/`) && !isDevelopmentOnly(file)
    for (const { specifier, kind } of importsOf(file, readFileSync(join(root, file), 'utf8')) satisfies Import[]) {
      add(specifier, isPublished ? kind : 'development')
    }
  }
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = pkg.manifest
  // A dependency that no file imports is still installed and built before the package.
  for (const name of Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
    ...devDependencies,
  })) {
    add(name, 'development')
  }
  return uses
}

function nameOf({ folder }: WorkspacePackage): string {
  return folder.slice('packages/'.length)
}
