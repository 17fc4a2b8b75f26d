/** A small app that is compiled as its developer would, against the built declarations of our packages. */
export interface ConsumerApp {
  readonly name: string
  /** Versions of TypeScript to compile with: the lowest that we support, the last one in JavaScript, and the newest. */
  readonly compilers: readonly ('lowest' | 'last' | 'newest')[]
  /** Folder with the app's sources, below `apps`. Without it, the app imports every entry point. */
  readonly folder?: string
  /** Libraries and types that the app installs in addition: their folders in the repository, by module name. */
  readonly modules: Readonly<Record<string, string>>
  /** Libraries whose own declarations have errors. Default: none. */
  readonly allowsErrorsIn?: readonly string[]
  /** Global types, such as `node`. Default: none. */
  readonly types?: readonly string[]
}
