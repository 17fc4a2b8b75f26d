import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { loadedAtOnce } from './closure/loadedAtOnce.ts'
import { type EntryPoint, publishedEntryPoints } from './closure/publishedEntryPoints.ts'

/**
 * Returns the bytes after gzip that each entry point of each published package loads statically, excluding peers and
 * lazy chunks.
 */
export async function measureEntries(root: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const entryPoint of publishedEntryPoints(root)) sizes.set(entryPoint.name, await initialSize(root, entryPoint))
  return sizes
}

async function initialSize(root: string, { package: { folder, manifest }, file }: EntryPoint): Promise<number> {
  const peers = Object.keys(manifest.peerDependencies ?? {})
  const { metafile, outputFiles } = await build({
    absWorkingDir: join(root, folder),
    stdin: { contents: `export * from '${file}'`, resolveDir: join(root, folder) },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    // A host bundles all packages together, so a peer of any of them doesn't count toward our size.
    external: [...peers, 'react', 'react-dom', 'viem', 'wagmi', '@wagmi/core'],
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const initial = loadedAtOnce(metafile)
  return outputFiles
    .filter(({ path }) => initial.some(name => path.endsWith(name)))
    .reduce((total, { contents }) => total + gzipSync(contents, { level: 9 }).length, 0)
}
