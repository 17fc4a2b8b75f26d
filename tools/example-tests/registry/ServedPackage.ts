/** A version of a package in the registry. */
export interface ServedPackage {
  readonly name: string
  readonly version: string
  /** Contents of its `package.json`. */
  readonly manifest: object
  /** Its tarball, or the path of it or of the folder to pack. */
  readonly source: string | Buffer
}
