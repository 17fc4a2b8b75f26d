import { readFile } from 'node:fs/promises'
import { MANIFEST_FILE, type SiteManifest } from './Manifest'
import { parseManifest } from './parseManifest'
import { sha256 } from './sha256'
import { siteDirectory } from './siteDirectory'

/** Manifest of a wallet site, with its text and the build id. */
export interface ReadManifest extends SiteManifest {
  /** Build id: SHA-256 of the manifest, in base64url. */
  readonly build: string
  /** The manifest as it is served. */
  readonly bytes: Uint8Array
}

/** A wallet site in memory. */
export interface Site {
  readonly manifest: ReadManifest
  /** Bytes by path, for each file of the manifest. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Reads the manifest of a built wallet site.
 *
 * @param directory - Folder of the site, with a trailing slash. Default: that of this package.
 * @throws Error if the folder has no valid manifest.
 *
 * @example
 * ```ts
 * import { readManifest } from '@openappkit/wallet-site'
 *
 * const { build, files } = await readManifest()
 * ```
 */
export async function readManifest(directory: URL = siteDirectory): Promise<ReadManifest> {
  const bytes = await readFile(new URL(MANIFEST_FILE, directory))
  return { ...parseManifest(bytes.toString()), build: sha256(bytes), bytes }
}

/**
 * Reads all files of a built wallet site, and checks them against the manifest.
 *
 * @param directory - Folder of the site, with a trailing slash. Default: that of this package.
 * @throws Error naming the files that are missing or differ from the manifest.
 *
 * @example
 * ```ts
 * import { readSite } from '@openappkit/wallet-site'
 *
 * const { files } = await readSite()
 * files.get('sdk.html')
 * ```
 */
export async function readSite(directory: URL = siteDirectory): Promise<Site> {
  const manifest = await readManifest(directory)
  const read = await Promise.all(
    manifest.files.map(async ({ path }) => {
      const bytes = await readFile(new URL(path, directory)).catch(() => undefined)
      return [path, bytes] as const
    }),
  )
  const files = new Map(read.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes] as const])))
  const changed = changedFiles(manifest, files)
  if (changed.length === 0) return { manifest, files }
  throw new Error(
    `These files of the wallet site differ from its manifest: ${changed.join(', ')}. Install @openappkit/wallet-site again, or build it again.`,
  )
}

/** Returns the paths of the manifest's files that are missing or have other bytes. */
export function changedFiles({ files }: SiteManifest, found: ReadonlyMap<string, Uint8Array>): readonly string[] {
  return files
    .filter(({ path, size, sha256: hash }) => {
      const bytes = found.get(path)
      return bytes?.length !== size || sha256(bytes) !== hash
    })
    .map(({ path }) => path)
}
