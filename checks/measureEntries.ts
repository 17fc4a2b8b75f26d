import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { layerOf } from './layers.ts'
import { readWorkspace, type WorkspacePackage } from './workspace.ts'

/** Bytes after gzip that each door of each published package loads at once. Peers and lazy chunks are not counted. */
export async function measureEntries(root: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const pkg of readWorkspace(root)) {
    if (!pkg.folder.startsWith('packages/') || pkg.manifest.private || layerOf(pkg.folder) === 'standalone') continue
    for (const [subpath, file] of doors(pkg)) {
      sizes.set(pkg.manifest.name + subpath.slice(1), await initialSize(root, pkg, file))
    }
  }
  return sizes
}

function doors({ manifest }: WorkspacePackage): [string, string][] {
  return Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
    const file = typeof target === 'object' && target !== null && 'default' in target ? target.default : target
    return typeof file === 'string' && file.endsWith('.js') ? [[subpath, file] as [string, string]] : []
  })
}

async function initialSize(root: string, { folder, manifest }: WorkspacePackage, file: string): Promise<number> {
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
    // A host bundles every package for itself, so a peer of any of them is not ours to count.
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

function loadedAtOnce({ outputs }: Metafile): string[] {
  const waiting = Object.keys(outputs).filter(name => outputs[name]?.entryPoint === '<stdin>')
  const seen = new Set<string>()
  for (const name of waiting) {
    if (seen.has(name)) continue
    seen.add(name)
    for (const { kind, path, external } of outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && !external) waiting.push(path)
    }
  }
  return [...seen]
}
