import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { MANIFEST_FILE, type SiteManifest } from './Manifest'
import { sha256 } from './sha256'

/** Returns the text of the manifest of a folder. The same files give the same text. */
export async function createManifest(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => path !== MANIFEST_FILE)
    .sort()
  const files = await Promise.all(
    paths.map(async path => {
      const bytes = await readFile(join(folder, path))
      return { path, size: bytes.length, sha256: sha256(bytes) }
    }),
  )
  const manifest: SiteManifest = { version: 1, files }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
