import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Manifest, readWorkspace } from './workspace.ts'

/** Manifest of an installed package. */
export interface InstalledManifest extends Manifest {
  readonly version?: string
  readonly engines?: { readonly node?: string }
  readonly license?: string | { readonly type?: string }
  readonly licenses?: readonly { readonly type?: string }[]
}

/** A package that a host installs with one of our published packages. */
export interface InstalledPackage {
  /** The published package that needs it. */
  readonly published: InstalledManifest
  readonly manifest: InstalledManifest
  /** Path of its manifest, from the root of the repository. */
  readonly file: string
  /** Names from the published package to this one. */
  readonly path: readonly string[]
  /** Names of its requirements that aren't installed. */
  readonly missing: readonly string[]
}

/**
 * Returns everything that a host installs with our published packages: themselves, their dependencies and required
 * peers, and those of them in turn.
 */
export function installedPackages(root: string): InstalledPackage[] {
  return readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .flatMap(({ folder }) => {
      const directory = realpathSync(join(root, folder))
      const published = readManifest(directory)
      return packagesBelow(root, directory, { published, path: [published.name] }, new Set())
    })
}

function packagesBelow(
  root: string,
  directory: string,
  { published, path }: Pick<InstalledPackage, 'published' | 'path'>,
  seen: Set<string>,
): InstalledPackage[] {
  if (seen.has(directory)) return []
  seen.add(directory)
  const manifest = readManifest(directory)
  const missing: string[] = []
  const below = requirements(manifest).flatMap(({ name, required }) => {
    const found = findInstalled(directory, name)
    if (found) return packagesBelow(root, found, { published, path: [...path, name] }, seen)
    if (required) missing.push(name)
    return []
  })
  return [{ published, manifest, file: relative(root, join(directory, 'package.json')), path, missing }, ...below]
}

/** Returns the packages that are installed with a package: its dependencies and required peers. */
function requirements(manifest: InstalledManifest): { name: string; required: boolean }[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest
  const optional = Object.keys(optionalDependencies ?? {})
  const peers = Object.keys(peerDependencies ?? {}).filter(name => !peerDependenciesMeta?.[name]?.optional)
  const required = [...new Set([...Object.keys(dependencies ?? {}), ...peers])].filter(name => !optional.includes(name))
  return [...required.map(name => ({ name, required: true })), ...optional.map(name => ({ name, required: false }))]
}

/** Finds an installed package as Node does, in the nearest `node_modules` upward that contains it. */
export function findInstalled(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === dirname(folder)) return undefined
  }
}

/** Returns the manifest in a folder. */
export function readManifest(directory: string): InstalledManifest {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as InstalledManifest
}
