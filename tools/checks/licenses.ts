import { type InstalledManifest, installedPackages } from './installedPackages.ts'
import { permits } from './permits.ts'
import { report, type Violation } from './violation.ts'
import { repository } from './workspace.ts'

/** Checks the license of every package that a host installs with our published packages. */
export function checkLicenses(root: string): Violation[] {
  return installedPackages(root).flatMap(({ manifest, file, path, missing }) => {
    const license = licenseOf(manifest)
    const refused = permits(license) ? [] : [`${license || 'no license'} (${path.join(' > ')})`]
    const unknown = missing.map(
      name => `${name} is not installed, so its license is unknown (${[...path, name].join(' > ')})`,
    )
    return [...refused, ...unknown].map(message => ({ rule: 'license', file, message }))
  })
}

function licenseOf({ license, licenses }: InstalledManifest): string {
  if (typeof license === 'string') return license
  if (license?.type) return license.type
  // A legacy form: a list of alternatives.
  return licenses?.map(({ type = 'UNKNOWN' }) => type).join(' OR ') ?? ''
}

if (import.meta.main) report(checkLicenses(repository), 'Every license of the production tree is permissive.')
