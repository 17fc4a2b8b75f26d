import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readWorkspace, repository } from './workspace.ts'

/** Later versions have a license that we can't use. */
const EXACT = new Set(['@reown/walletkit'])

const [, catalog = ''] = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8').split('\ncatalog:')
const lockfile = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')
const published = readWorkspace(repository).filter(
  ({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private,
)

/** Returns what publishing writes in place of `catalog:`. */
function publishedRange(name: string, range: string): string {
  if (range !== 'catalog:') return range
  const entry = catalog.split('\n').find(line => line.trim().replace(/["']/g, '').startsWith(`${name}: `))
  return entry?.trim().split(': ').at(-1)?.replace(/["']/g, '') ?? ''
}

/** An exact version gives apps a second copy of a library that they have, and keeps its fixes from them. The lockfile pins for us. */
test.each(published)('$folder publishes ranges of its dependencies', ({ manifest }) => {
  const { dependencies, optionalDependencies, peerDependencies } = manifest
  const exact = Object.entries({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    .filter(([name, range]) => !range.startsWith('workspace:') && !EXACT.has(name))
    .map(([name, range]) => `${name} ${publishedRange(name, range)}`)
    .filter(entry => !/ (\^|~|>=)\d/.test(entry))
  expect(exact).toEqual([])
})

test('the lockfile pins what the catalog leaves open', () => {
  const [catalogs = ''] = lockfile.split('\nimporters:')
  const versions = [...catalogs.matchAll(/^ {6}version: (.+)$/gm)].map(([, version]) => version)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+/)
})
