import { emptyPackage } from './emptyPackage.ts'
import type { ServedPackage } from './ServedPackage.ts'

/**
 * Returns empty packages in place of optional dependencies for other platforms, which aren't installed. Yarn wants to
 * know them.
 */
export function otherPlatforms(packages: readonly ServedPackage[], home: string): ServedPackage[] {
  const installed = new Set(packages.map(({ name }) => name))
  const found = new Map<string, ServedPackage>()
  for (const { manifest } of packages) {
    const { optionalDependencies = {} } = manifest as { optionalDependencies?: Readonly<Record<string, string>> }
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const [version] = /\d+\.\d+\.\d+\S*/.exec(range) ?? []
      if (installed.has(name) || version === undefined) continue
      found.set(`${name}@${version}`, emptyPackage(home, name, version, { os: [`!${process.platform}`] }))
    }
  }
  return [...found.values()]
}
