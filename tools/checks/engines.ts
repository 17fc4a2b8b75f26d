import semver from 'semver'
import { installedPackages } from './installedPackages.ts'
import { report, type Violation } from './violation.ts'
import { repository } from './workspace.ts'

/**
 * Checks that every package that a host installs with a published package runs on the oldest Node version that the
 * published package promises. npm warns otherwise, and Yarn 1 refuses to install.
 */
export function checkEngines(root: string): Violation[] {
  return installedPackages(root).flatMap(({ published, manifest, file, path }) => {
    const promised = published.engines?.node
    const needed = manifest.engines?.node
    const oldest = promised === undefined ? undefined : semver.minVersion(promised)
    if (!oldest) return [{ rule: 'engines', file, message: `${published.name} promises no Node version` }]
    if (needed === undefined || semver.satisfies(oldest, needed)) return []
    const message = `${manifest.name} needs Node ${needed}, but ${published.name} promises ${promised} (${path.join(' > ')})`
    return [{ rule: 'engines', file, message }]
  })
}

if (import.meta.main) report(checkEngines(repository), 'Every dependency runs on the Node versions that we promise.')
