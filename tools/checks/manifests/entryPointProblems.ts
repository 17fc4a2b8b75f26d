import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedManifest } from './PublishedManifest.ts'

/** Returns what is wrong with the fields that runtimes, bundlers and compilers resolve modules with. */
export function entryPointProblems(root: string, folder: string, manifest: PublishedManifest): string[] {
  const { type, sideEffects, bin = {}, files = [], engines, exports = {} } = manifest
  const isPure = sideEffects === false || (Array.isArray(sideEffects) && sideEffects.every(isBuilt))
  return [
    ...(type === 'module' ? [] : ["'type' must be 'module'"]),
    ...(isPure ? [] : ["'sideEffects' must be false, or list files in ./dist"]),
    ...(engines?.['node'] ? [] : ["'engines' must name the Node versions"]),
    ...(files.includes('dist') && files.includes('CHANGELOG.md')
      ? []
      : ["'files' must contain 'dist' and 'CHANGELOG.md'"]),
    ...files
      .filter(entry => !isLater(entry) && !existsSync(join(root, folder, entry)))
      .map(entry => `'files' lists '${entry}', which doesn't exist`),
    ...Object.values(bin)
      .filter(path => !isBuilt(path))
      .map(path => `'bin' points to ${path}, outside ./dist`),
    ...(exports['./package.json'] === './package.json' ? [] : ["'exports' must contain './package.json'"]),
    ...Object.entries(exports).flatMap(([key, target]) => targetProblems(root, folder, key, target)),
  ]
}

/**
 * A bundler takes the first condition that it knows. Therefore `types` stands before `default`, and our own condition
 * before both.
 */
function targetProblems(root: string, folder: string, key: string, target: unknown): string[] {
  // Data has no types and no other source.
  if (typeof target === 'string')
    return existsSync(join(root, folder, target)) ? [] : [`exports '${key}' must have conditions`]
  const { '@openappkit/source': source = '', ...built } = target as Readonly<Record<string, string>>
  const name = /^\.\/dist\/(.+)\.js$/.exec(built['default'] ?? '')?.[1]
  const expected = name === undefined ? ['default'] : ['types', 'default']
  const problem = (text: string): string => `exports '${key}' ${text}`
  return [
    ...(Object.keys(target as object).join() === ['@openappkit/source', ...expected].join()
      ? []
      : [problem(`must have the conditions @openappkit/source, ${expected.join(', ')}, in this order`)]),
    ...(existsSync(join(root, folder, source)) ? [] : [problem(`names ${source}, which doesn't exist`)]),
    ...Object.values(built)
      .filter(path => !isBuilt(path))
      .map(path => problem(`points to ${path}, outside ./dist`)),
    ...(name === undefined || built['types'] === `./dist/${name}.d.ts`
      ? []
      : [problem('has the types of another file')]),
  ]
}

function isBuilt(path: string): boolean {
  return path.startsWith('./dist/')
}

/** Whether an entry of `files` is an exclusion, or a file that the build or the release creates. */
function isLater(entry: string): boolean {
  return entry.startsWith('!') || entry === 'dist' || entry === 'CHANGELOG.md'
}
