import type { PublishedManifest } from './PublishedManifest.ts'

/** Packages with an exact version, because later versions have a license that we can't use. */
const EXACT = new Set(['@reown/walletkit'])

/** Programs of their own, whose libraries aren't those of an app. */
const PROGRAMS = new Set(['@openappkit/cloud'])

/** The context of the rules on dependencies. */
export interface Releases {
  /** The manifests of all published packages. */
  readonly published: readonly PublishedManifest[]
  /** Ranges of the catalog, by package. */
  readonly catalog: ReadonlyMap<string, string>
}

/** Returns what is wrong with the versions that an app gets. */
export function dependencyProblems(manifest: PublishedManifest, { published, catalog }: Releases): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  const ours = new Set(published.map(({ name }) => name))
  const thirdParty = Object.entries({ ...dependencies, ...optionalDependencies, ...peerDependencies }).filter(
    ([name]) => !isOurs(name),
  )
  const peers = new Set(published.flatMap(one => Object.keys(one.peerDependencies ?? {})))
  return [
    ...Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => isOurs(name))
      .flatMap(([name, range]) => [
        ...(range === 'workspace:*' ? [] : [`${name} must be 'workspace:*', which publishes the exact version`]),
        ...(ours.has(name) ? [] : [`${name} isn't published`]),
      ]),
    ...Object.keys(peerDependencies)
      .filter(isOurs)
      .map(name => `${name} must be a dependency, not a peer`),
    ...thirdParty
      .map(([name, range]) => ({ name, range: range === 'catalog:' ? (catalog.get(name) ?? range) : range }))
      .filter(({ name, range }) => !EXACT.has(name) && !isRange(range))
      .map(
        ({ name, range }) => `${name} must be a range with an upper bound, not '${range}': apps get fixes and one copy`,
      ),
    ...Object.keys(PROGRAMS.has(manifest.name) ? {} : dependencies)
      .filter(name => peers.has(name))
      .map(name => `${name} must be a peer, because it is a peer of other packages: apps would install it twice`),
    ...Object.keys(peerDependenciesMeta)
      .filter(name => !(name in peerDependencies))
      .map(name => `peerDependenciesMeta names ${name}, which is not a peer`),
  ]
}

/** Returns the peers that packages request in different ranges. Apps couldn't install one version. */
export function differentPeers(published: readonly PublishedManifest[]): string[] {
  const ranges = new Map<string, Set<string>>()
  for (const { peerDependencies = {} } of published)
    for (const [name, range] of Object.entries(peerDependencies))
      ranges.set(name, (ranges.get(name) ?? new Set()).add(range))
  return [...ranges]
    .filter(([, found]) => found.size > 1)
    .map(([name, found]) => `packages request the peer ${name} in different ranges: ${[...found].join(', ')}`)
}

function isOurs(name: string): boolean {
  return name.startsWith('@openappkit/')
}

/** Whether a range takes fixes and excludes the next major version. */
function isRange(range: string): boolean {
  return /^[\^~]\d/.test(range) || /^>=\d\S* <\d\S*$/.test(range)
}
