import { join } from 'node:path'
import { findInstalled, readManifest } from '../checks/installedPackages.ts'

/**
 * Returns what installing a package brings along: its dependencies and theirs, by name and version, such as
 * `viem@2.57.1`. Peers are left out, because the app chooses them.
 *
 * @param folder - The package's folder, with its dependencies installed.
 */
export function productionTree(folder: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (directory: string): void => {
    if (seen.has(directory)) return
    seen.add(directory)
    const { dependencies, optionalDependencies } = readManifest(directory)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const installed = findInstalled(directory, name)
      if (!installed && name in (optionalDependencies ?? {})) continue
      if (!installed) throw new Error(`${name} isn't installed, but ${join(directory, 'package.json')} depends on it.`)
      const manifest = readManifest(installed)
      found.add(`${manifest.name}@${manifest.version}`)
      visit(installed)
    }
  }
  visit(folder)
  return found
}
