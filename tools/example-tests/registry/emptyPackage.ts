import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedPackage } from './ServedPackage.ts'

/** Returns a package without code. `home` is a folder for its files, and `conditions` says where it installs. */
export function emptyPackage(home: string, name: string, version: string, conditions: object = {}): ServedPackage {
  const folder = join(home, 'empty', `${name}@${version}`)
  const manifest = { name, version, ...conditions }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  return { name, version, manifest, source: folder }
}
