import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'

/**
 * What a file of a build is called in rules: `uqr/dist/index.mjs` for a library, the path from `root` for ours. A file that was built from others goes by
 * the names of all of them as well, as its source map has them: what a package copied into itself is no secret.
 */
export function moduleNames(root: string, file: string): string[] {
  const path = resolve(root, file.replace(/^\0+/, '').replace(/\?.*$/, ''))
  const name = nameOf(root, path)
  const map = `${path}.map`
  if (!name.includes('/dist/') || !name.startsWith('packages/') || !existsSync(map)) return [name]
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: readonly string[] }
  return [name, ...sources.map(source => nameOf(root, resolve(dirname(map), source.replace(/^[\w-]+:/, ''))))]
}

function nameOf(root: string, path: string): string {
  const name = path.split(sep).join('/')
  const library = name.lastIndexOf('/node_modules/')
  return library < 0 ? relative(root, path).split(sep).join('/') : name.slice(library + '/node_modules/'.length)
}
