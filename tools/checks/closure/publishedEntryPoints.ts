import { layerOf } from '../layers.ts'
import { readWorkspace, type WorkspacePackage } from '../workspace.ts'

export interface EntryPoint {
  /** The specifier that apps import: `@openappkit/appkit/react`. */
  readonly name: string
  readonly package: WorkspacePackage
  /** Path from the package's folder: `./dist/react.js`. */
  readonly file: string
}

/** Returns every script that apps can import from the packages that run in browsers. */
export function publishedEntryPoints(root: string): EntryPoint[] {
  return readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .filter(({ folder }) => !['contract', 'cloud', 'testing', 'testingCloud', 'data'].includes(layerOf(folder) ?? ''))
    .flatMap(pkg =>
      Object.entries(pkg.manifest.exports ?? {}).flatMap(([subpath, target]) => {
        const file = typeof target === 'object' && target !== null && 'default' in target ? target.default : target
        if (typeof file !== 'string' || !file.endsWith('.js')) return []
        return [{ name: pkg.manifest.name + subpath.slice(1), package: pkg, file }]
      }),
    )
}
