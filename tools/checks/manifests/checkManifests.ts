import { readCatalog } from '../readCatalog.ts'
import type { Violation } from '../violation.ts'
import { readWorkspace } from '../workspace.ts'
import { dependencyProblems, differentPeers } from './dependencyProblems.ts'
import { entryPointProblems } from './entryPointProblems.ts'
import { identityProblems } from './identityProblems.ts'
import type { PublishedManifest } from './PublishedManifest.ts'

/** Checks that every published manifest has what the registry, apps and their tools need. */
export function checkManifests(root: string): Violation[] {
  const packages = readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .map(({ folder, manifest }) => ({ folder, manifest: manifest as PublishedManifest }))
  const releases = { published: packages.map(({ manifest }) => manifest), catalog: readCatalog(root) }
  const violation = (file: string, message: string): Violation => ({ rule: 'manifests', file, message })
  return [
    ...packages.flatMap(({ folder, manifest }) =>
      [
        ...identityProblems(folder, manifest),
        ...entryPointProblems(root, folder, manifest),
        ...dependencyProblems(manifest, releases),
      ].map(message => violation(`${folder}/package.json`, message)),
    ),
    ...differentPeers(releases.published).map(message => violation('packages', message)),
  ]
}
