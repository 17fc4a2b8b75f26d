import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the ranges in the catalog of `pnpm-workspace.yaml`, by package. */
export function readCatalog(root: string): ReadonlyMap<string, string> {
  const [, catalog = ''] = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\ncatalog:')
  const entries = catalog.matchAll(/^ {2}["']?([^"'\s:]+)["']?: ["']?([^"'\n]+)["']?$/gm)
  return new Map([...entries].map(([, name = '', range = '']) => [name, range]))
}
