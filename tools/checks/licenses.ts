import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { permits } from './permits.ts'
import { report, type Violation } from './violation.ts'
import { type Manifest, readWorkspace, repository } from './workspace.ts'

interface InstalledManifest extends Manifest {
  readonly version?: string
  readonly license?: string | { readonly type?: string }
  readonly licenses?: readonly { readonly type?: string }[]
}

/** Checks the license of every package that a host installs with our published packages. */
export function checkLicenses(root: string): Violation[] {
  return readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .flatMap(({ folder, manifest }) => {
      const seen = new Set<string>()
      return licensesBelow(root, realpathSync(join(root, folder)), [manifest.name], seen)
    })
}

function licensesBelow(root: string, directory: string, path: readonly string[], seen: Set<string>): Violation[] {
  if (seen.has(directory)) return []
  seen.add(directory)
  const manifest = readManifest(directory)
  const file = relative(root, join(directory, 'package.json'))
  const license = licenseOf(manifest)
  const own: Violation[] = permits(license)
    ? []
    : [{ rule: 'license', file, message: `${license || 'no license'} (${path.join(' > ')})` }]

  const below = requirements(manifest).flatMap(({ name, required }) => {
    const found = findInstalled(directory, name)
    if (found) return licensesBelow(root, found, [...path, name], seen)
    const message = `${name} is not installed, so its license is unknown (${[...path, name].join(' > ')})`
    return required ? [{ rule: 'license', file, message }] : []
  })
  return [...own, ...below]
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
function findInstalled(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === dirname(folder)) return undefined
  }
}

function readManifest(directory: string): InstalledManifest {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as InstalledManifest
}

function licenseOf({ license, licenses }: InstalledManifest): string {
  if (typeof license === 'string') return license
  if (license?.type) return license.type
  // A legacy form: a list of alternatives.
  return licenses?.map(({ type = 'UNKNOWN' }) => type).join(' OR ') ?? ''
}

if (import.meta.main) report(checkLicenses(repository), 'Every license of the production tree is permissive.')
