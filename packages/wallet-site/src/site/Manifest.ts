/** A file of the wallet site. */
export interface SiteFile {
  /** Path from the folder of the site, with slashes: `assets/shell-1a2b3c4d.js`. */
  readonly path: string
  /** Size in bytes. */
  readonly size: number
  /** SHA-256 of the bytes, in base64url. */
  readonly sha256: string
}

/** List of the files of a build of the wallet site, sorted by path. */
export interface SiteManifest {
  readonly version: 1
  readonly files: readonly SiteFile[]
}

/** Name of the manifest in the folder of the site. */
export const MANIFEST_FILE = 'manifest.json'
