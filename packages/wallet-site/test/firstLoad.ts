import { gzipSync } from 'node:zlib'

const TAG = /(?:src|href)="\/(assets\/[^"]+)"/g
/** Static imports of minified modules: `from"./a.js"` and `import"./a.js"`. */
const IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** Returns the paths of the files that a page loads before any lazy part, including the page. */
export function firstLoad(page: string, files: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    const text = textOf(path, files)
    const next = path.endsWith('.html')
      ? [...text.matchAll(TAG)].map(([, asset = '']) => asset)
      : [...text.matchAll(IMPORT)].map(([, name = '']) => `assets/${name}`)
    for (const one of next) visit(one)
  }
  visit(page)
  return [...found]
}

/** Returns the bytes of these files after gzip. */
export function gzipSize(paths: readonly string[], files: ReadonlyMap<string, Uint8Array>): number {
  return paths.reduce((sum, path) => sum + gzipSync(files.get(path) ?? '', { level: 9 }).length, 0)
}

function textOf(path: string, files: ReadonlyMap<string, Uint8Array>): string {
  const bytes = files.get(path)
  if (bytes === undefined) throw new Error(`A page loads ${path}, which isn't in the site.`)
  return new TextDecoder().decode(bytes)
}
