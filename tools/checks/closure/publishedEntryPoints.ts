import { type Layer, layerOf } from '../layers.ts'
import { readWorkspace, type WorkspacePackage } from '../workspace.ts'

export interface EntryPoint {
  /** The specifier that apps import: `@openappkit/appkit/react`. */
  readonly name: string
  readonly package: WorkspacePackage
  /** Path from the package's folder: `./dist/react.js`. */
  readonly file: string
}

/** Layers that no app loads. Of the wallet site, apps load the pages, which its own test measures. */
const NOT_IN_APPS: ReadonlySet<Layer | undefined> = new Set<Layer>([
  'contract',
  'cloud',
  'testing',
  'testingCloud',
  'data',
  'walletSite',
])

/** Returns every script that apps can import from the packages that run in browsers. */
export function publishedEntryPoints(root: string): EntryPoint[] {
  return readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .filter(({ folder }) => !NOT_IN_APPS.has(layerOf(folder)))
    .flatMap(pkg =>
      Object.entries(pkg.manifest.exports ?? {}).flatMap(([subpath, target]) => {
        const file = typeof target === 'object' && target !== null && 'default' in target ? target.default : target
        if (typeof file !== 'string' || !file.endsWith('.js')) return []
        return [{ name: pkg.manifest.name + subpath.slice(1), package: pkg, file }]
      }),
    )
}
