import semver from 'semver'
import type { LibraryVersions } from './readVersions.ts'

/** Libraries that the examples don't use in their lowest versions. The consumer types compile with them. */
export const COVERED_BY_TYPES: ReadonlySet<string> = new Set(['typescript', 'svelte'])

/** Returns why the tests don't cover both ends of what we support of a library. */
export function versionProblems(library: LibraryVersions): string[] {
  const { name, supported, floor, newest } = library
  const lowest = supported === undefined ? undefined : semver.minVersion(supported)?.version
  if (supported === undefined || lowest === undefined) return []
  return [
    ...(floor === lowest || COVERED_BY_TYPES.has(library.package)
      ? []
      : [
          `${name} ${lowest} is the lowest that we support, but ${floor ?? 'none'} was tested; run \`npm run versions -- --floor --write\``,
        ]),
    ...(newest !== undefined && semver.satisfies(newest, supported)
      ? []
      : [
          `${name} ${newest ?? '(none)'} was tested as the newest, but we support ${supported}; run \`npm run versions -- --newest --write\``,
        ]),
  ]
}
