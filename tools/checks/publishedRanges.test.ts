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

test('the lockfile pins the versions that the catalog leaves open', () => {
  const [catalogs = ''] = lockfile.split('\nimporters:')
  const versions = [...catalogs.matchAll(/^ {6}version: (.+)$/gm)].map(([, version]) => version)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+/)
})
