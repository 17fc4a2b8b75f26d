/** A small app that is compiled as its developer would, against the built declarations of our packages. */
export interface ConsumerApp {
  readonly name: string
  /** Folder with the app's sources, below `apps`. */
  readonly folder: string
  /** Libraries and types that the app installs in addition: their folders in the repository, by module name. */
  readonly modules: Readonly<Record<string, string>>
  /** Libraries whose own declarations have errors. Default: none. */
  readonly allowsErrorsIn?: readonly string[]
}
