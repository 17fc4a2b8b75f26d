import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Returns the range of a library to install, given the version in the catalog. */
export type RangeOf = (library: string, version: string) => string

/** Files that only this repository needs. */
const LEFT_OUT = ['turbo.json']

/**
 * Copies an example out of a repository, as a user would: without what Git ignores, and with versions in place of the
 * workspace's references.
 *
 * @param root - The repository.
 * @param versionOf - Returns the version of one of our packages.
 * @param rangeOf - Returns the range of a library, given the version in the catalog. Default: that version.
 */
export function copyExample(
  root: string,
  name: string,
  target: string,
  versionOf: (name: string) => string,
  rangeOf: RangeOf = (_, version) => version,
): void {
  const source = join(root, 'examples', name)
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: source })
  for (const file of files.toString().split('\n').filter(Boolean)) {
    if (LEFT_OUT.includes(basename(file))) continue
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(source, file), join(target, file))
  }
  const manifest = join(target, 'package.json')
  const catalog = readCatalog(root)
  const text = readFileSync(manifest, 'utf8').replace(
    /"([^"]+)": "(workspace:\*|catalog:)"/g,
    (_, dependency: string, range: string) =>
      `"${dependency}": "${range === 'catalog:' ? rangeOf(dependency, catalog.get(dependency) ?? '') : versionOf(dependency)}"`,
  )
  writeFileSync(manifest, text.replace(/"name": "[^"]+"/, `"name": "${basename(target)}"`))
}

/** Returns the versions in the catalog of `pnpm-workspace.yaml`. */
function readCatalog(root: string): ReadonlyMap<string, string> {
  const [, catalog = ''] = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\ncatalog:')
  const entries = catalog.matchAll(/^ {2}["']?([^"'\s:]+)["']?: ["']?([^"'\n]+)["']?$/gm)
  return new Map([...entries].map(([, name = '', range = '']) => [name, range]))
}
