import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWorkspace, repository } from './workspace.ts'

/** Packages with an exact version, because later versions have a license that we can't use. */
const EXACT = new Set(['@reown/walletkit'])

const [, catalog = ''] = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8').split('\ncatalog:')
const lockfile = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')
const published = readWorkspace(repository).filter(
  ({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private,
)

/** Returns the range that publishing writes in place of `catalog:`. */
function publishedRange(name: string, range: string): string {
  if (range !== 'catalog:') return range
  const entry = catalog.split('\n').find(line => line.trim().replace(/["']/g, '').startsWith(`${name}: `))
  return entry?.trim().split(': ').at(-1)?.replace(/["']/g, '') ?? ''
}

/**
 * An exact version would give apps a second copy of a library and withhold its fixes. The lockfile pins versions for
 * us.
 */
test.each(published)('$folder publishes version ranges for its dependencies', ({ manifest }) => {
  const { dependencies, optionalDependencies, peerDependencies } = manifest
  const exact = Object.entries({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    .filter(([name, range]) => !range.startsWith('workspace:') && !EXACT.has(name))
    .map(([name, range]) => `${name} ${publishedRange(name, range)}`)
    .filter(entry => !/ (\^|~|>=)\d/.test(entry))
  expect(exact).toEqual([])
})

test('packages ask for the same range of a peer, so that apps install one version', () => {
  const ranges = new Map<string, Set<string>>()
  for (const { manifest } of published)
    for (const [name, range] of Object.entries(manifest.peerDependencies ?? {}))
      ranges.set(name, new Set([...(ranges.get(name) ?? []), range]))
  const different = [...ranges].filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found])
  expect(different).toEqual([])
})

/** A program of its own, whose libraries aren't those of an app. */
const programs = ['packages/cloud']

test.each(published.filter(({ folder }) => !programs.includes(folder)))(
  '$folder leaves the libraries of apps to the app, so that none is installed twice',
  ({ manifest }) => {
    const peers = new Set(published.flatMap(one => Object.keys(one.manifest.peerDependencies ?? {})))
    expect(Object.keys(manifest.dependencies ?? {}).filter(name => peers.has(name))).toEqual([])
  },
)

test('the lockfile pins the versions that the catalog leaves open', () => {
  const [catalogs = ''] = lockfile.split('\nimporters:')
  const versions = [...catalogs.matchAll(/^ {6}version: (.+)$/gm)].map(([, version]) => version)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+/)
})
