import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { packFolder } from './packFolder.ts'
import type { ServedPackage } from './ServedPackage.ts'

/** The hashes of a tarball, as a registry states them. */
export interface Hashes {
  readonly integrity: string
  /** SHA-1 in hex. */
  readonly shasum: string
}

/** Returns the bytes of a package's tarball. */
export function readTarball({ source }: ServedPackage): Readable {
  if (typeof source !== 'string') return Readable.from([source])
  if (source.endsWith('.tgz')) return createReadStream(source)
  return Readable.from(packFolder(source)).pipe(createGzip({ level: 1 }))
}

/** Resolves with the hashes of a package's tarball. */
export async function hashTarball(one: ServedPackage): Promise<Hashes> {
  const [sha512, sha1] = [createHash('sha512'), createHash('sha1')]
  for await (const chunk of readTarball(one)) {
    sha512.update(chunk)
    sha1.update(chunk)
  }
  return { integrity: `sha512-${sha512.digest('base64')}`, shasum: sha1.digest('hex') }
}
