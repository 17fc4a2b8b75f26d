import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedPackage } from './ServedPackage.ts'

/** Returns the published packages whose tarballs are in a folder. */
export function packedPackages(folder: string): ServedPackage[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.tgz'))
    .flatMap(name => {
      const path = join(folder, name)
      const text = execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' })
      const manifest = JSON.parse(text) as { name: string; version: string; private?: boolean }
      return manifest.private ? [] : [{ name: manifest.name, version: manifest.version, manifest, source: path }]
    })
}
