import type { Manifest } from '../workspace.ts'

/** The fields of a published package's manifest that users, tools and the registry read. */
export interface PublishedManifest extends Manifest {
  readonly description?: string
  readonly keywords?: readonly string[]
  readonly homepage?: string
  readonly bugs?: unknown
  readonly funding?: unknown
  readonly repository?: unknown
  readonly license?: string
  readonly author?: unknown
  readonly type?: string
  readonly sideEffects?: boolean | readonly string[]
  readonly bin?: Readonly<Record<string, string>>
  readonly files?: readonly string[]
  readonly publishConfig?: unknown
}
