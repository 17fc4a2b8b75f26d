import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readWorkspace } from '../workspace.ts'

/** Links the packages of the workspace and their dependencies into `node_modules` of a folder outside it. */
export function linkDependencies(root: string, folder: string): void {
  const modules = join(folder, 'node_modules')
  const workspace = readWorkspace(root)
  const targets = new Map<string, string>()
  for (const { folder: path, manifest } of workspace) {
    if (path.startsWith('packages/')) targets.set(manifest.name, join(root, path))
  }
  for (const path of [...workspace.map(one => one.folder), '.']) {
    for (const name of namesIn(join(root, path, 'node_modules'))) {
      if (!targets.has(name)) targets.set(name, realpathSync(join(root, path, 'node_modules', name)))
    }
  }
  for (const [name, target] of targets) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(target, join(modules, name), 'junction')
  }
}

function namesIn(modules: string): string[] {
  if (!existsSync(modules)) return []
  return readdirSync(modules)
    .filter(name => !name.startsWith('.'))
    .flatMap(name => (name.startsWith('@') ? readdirSync(join(modules, name)).map(one => `${name}/${one}`) : [name]))
    .filter(name => existsSync(join(modules, name)))
}
