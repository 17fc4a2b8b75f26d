import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LINTERS = ['eslint', 'eslint-config-next', 'oxlint']

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/**
 * Pins the dependencies of a new app to versions that the registry has: the newest one of the major version that the
 * template asks for, or else the newest one. Removes linters, which no recipe runs.
 *
 * @throws Error if the registry has no version of a package.
 */
export function pinTemplate(folder: string, versionsOf: (name: string) => readonly string[]): void {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  for (const dependencies of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}]) {
    for (const [name, range] of Object.entries(dependencies)) {
      if (LINTERS.includes(name)) delete dependencies[name]
      else dependencies[name] = pinnedVersion(name, range, versionsOf(name))
    }
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

function pinnedVersion(name: string, range: string, versions: readonly string[]): string {
  const [major] = /\d+/.exec(range) ?? []
  const pinned = versions.findLast(version => version.startsWith(`${major}.`)) ?? versions.at(-1)
  if (!pinned) throw new Error(`A template needs ${name}. Add it to tools/example-tests/package.json.`)
  return pinned
}
