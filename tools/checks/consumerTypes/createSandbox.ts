import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readWorkspace } from '../workspace.ts'

/** Third-party modules whose types only some apps install. */
const CHOSEN = /^(react|react-dom|@types\/.+)$/

/**
 * Creates `node_modules` in `folder`, as an app that installs the published packages has it: their manifests and built
 * declarations without sources, and their dependencies. `types` maps further module names to installed folders. React
 * and its types are there only if `types` names them.
 */
export function createSandbox(root: string, folder: string, types: Readonly<Record<string, string>>): void {
  const modules = join(folder, 'node_modules')
  const targets = new Map<string, string>()
  for (const { folder: path, manifest } of readWorkspace(root)) {
    if (!path.startsWith('packages/') || manifest.private) continue
    copyDeclarations(join(root, path), join(modules, manifest.name))
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      const installed = join(root, path, 'node_modules', name)
      if (!name.startsWith('@openappkit/') && !CHOSEN.test(name) && existsSync(installed)) targets.set(name, installed)
    }
  }
  for (const [name, installed] of Object.entries(types)) targets.set(name, join(root, installed))
  for (const [name, target] of targets) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(realpathSync(target), join(modules, name), 'junction')
  }
}

function copyDeclarations(source: string, target: string): void {
  cpSync(join(source, 'package.json'), join(target, 'package.json'))
  cpSync(join(source, 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: path => !basename(path).includes('.') || /\.(d\.ts|css)$/.test(path),
  })
}
