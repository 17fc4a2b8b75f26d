import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { moduleNames } from './moduleNames.ts'

/** A script of a page's production build. */
export interface Chunk {
  /** Path from the folder of the build: `assets/index-1a2b3c4d.js`. */
  readonly fileName: string
  /** Whether `index.html` loads it. */
  readonly isEntry: boolean
  /** The chunks that it imports statically. */
  readonly imports: readonly string[]
  readonly modules: readonly string[]
  /** Bytes after gzip. */
  readonly size: number
}

/** The scripts of a page, by file name. */
export type PageBuild = ReadonlyMap<string, Chunk>

/** Builds an example for production and returns its chunks. */
export async function buildPage(root: string, folder: string, mode = 'production'): Promise<PageBuild> {
  const result = await build({ root: join(root, folder), mode, logLevel: 'error' })
  if (!('output' in result)) throw new Error(`The build of ${folder} is not one build.`)
  return new Map(
    result.output.flatMap(file => {
      if (file.type !== 'chunk') return []
      const { fileName, isEntry, imports } = file
      // Modules that were tree-shaken entirely are not in the file.
      const used = Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0)
      const modules = [...new Set(used.flatMap(([path]) => moduleNames(root, path)))]
      return [[fileName, { fileName, isEntry, imports, modules, size: gzipSync(file.code, { level: 9 }).length }]]
    }),
  )
}

/** Returns the matching chunks and the chunks that they import statically. */
export function chunksOf(page: PageBuild, start: (chunk: Chunk) => boolean): Chunk[] {
  const found = new Set([...page.values()].filter(start).map(({ fileName }) => fileName))
  for (const name of found) for (const imported of page.get(name)?.imports ?? []) found.add(imported)
  return [...found].flatMap(name => page.get(name) ?? [])
}
