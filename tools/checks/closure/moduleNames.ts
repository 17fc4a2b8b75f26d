import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'

/**
 * Returns the names of a built file for the rules: `uqr/dist/index.mjs` for a library, or the path from `root` for our
 * own. A bundled file also has the names of its sources, from its source map, so that the rules find bundled code.
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
