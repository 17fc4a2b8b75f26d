import { existsSync, type PathLike, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedPackage } from './ServedPackage.ts'

/**
 * Returns every package from the registry that is installed in a workspace. Links are skipped: they are the workspace's
 * packages and the dependencies of each package.
 *
 * @param root folder with the `node_modules` of pnpm
 */
export function installedPackages(root: string): ServedPackage[] {
  const store = join(root, 'node_modules/.pnpm')
  return foldersIn(store)
    .map(name => join(store, name, 'node_modules'))
    .filter(existsSync)
    .flatMap(modules =>
      foldersIn(modules).flatMap(name =>
        name.startsWith('@')
          ? foldersIn(join(modules, name)).map(one => join(modules, name, one))
          : join(modules, name),
      ),
    )
    .filter(path => existsSync(join(path, 'package.json')))
    .map(readPackage)
}

function readPackage(path: string): ServedPackage {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { name: string; version: string }
  return { name: manifest.name, version: manifest.version, manifest, source: path }
}

function foldersIn(folder: PathLike): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
}
