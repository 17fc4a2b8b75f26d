import { join } from 'node:path'
import { readWorkspace } from '../workspace.ts'

/** An entry point with types, of a published package. */
export interface EntryPoint {
  /** Folder of its package, such as `packages/send`. */
  readonly folder: string
  /** Name in an import, such as `@openappkit/appkit/react`. */
  readonly specifier: string
  /** Its built declarations, as an absolute path. */
  readonly declarations: string
  /** Its report, from the root of the repository. */
  readonly report: string
}

/** Returns the entry points of all published packages, in the order of their manifests. */
export function entryPoints(root: string): EntryPoint[] {
  return readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports ?? {}).flatMap(([key, target]) => {
        const types = (target as { readonly types?: string }).types
        const name = key === '.' ? 'index' : key.slice(2).replaceAll('/', '-')
        return types === undefined
          ? []
          : [
              {
                folder,
                specifier: manifest.name + key.slice(1),
                declarations: join(root, folder, types),
                report: `${folder}/api/${name}.api.md`,
              },
            ]
      }),
    )
}
