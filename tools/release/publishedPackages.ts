import { join } from 'node:path'
import type { InstalledManifest } from '../checks/installedPackages.ts'
import { readWorkspace } from '../checks/workspace.ts'

/** A package of this repository that is published to npm. */
export interface PublishedPackage {
  readonly name: string
  readonly version: string
  /** Absolute path. */
  readonly folder: string
}

/** Returns every package that is published to npm, in a stable order. */
export function publishedPackages(root: string): PublishedPackage[] {
  return readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .map(({ folder, manifest }) => {
      const { name, version = '0.0.0' } = manifest as InstalledManifest
      return { name, version, folder: join(root, folder) }
    })
}

/** Returns a tarball's file name, as npm writes it, such as `openappkit-appkit-0.1.0`, without the extension. */
export function tarballName({ name, version }: Pick<PublishedPackage, 'name' | 'version'>): string {
  return `${name.replace('@', '').replace('/', '-')}-${version}`
}
