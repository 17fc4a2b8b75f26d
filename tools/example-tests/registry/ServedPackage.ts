/** A version of a package in the registry. */
export interface ServedPackage {
  readonly name: string
  readonly version: string
  /** Contents of its `package.json`. */
  readonly manifest: object
  /** Path of its tarball, or of the folder to pack. */
  readonly path: string
}
