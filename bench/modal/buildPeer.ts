import { join } from 'node:path'
import { build } from 'vite'
import { peersFolder } from './installPeer.ts'

/** Libraries to deduplicate: an app bundles them once, but our linked packages have separate copies for tests. */
const once = ['react', 'react-dom', 'viem', 'wagmi', '@wagmi/core', '@tanstack/react-query']

/** Builds a page for production. Resolves with the build's folder. */
export async function buildPeer(name: string): Promise<string> {
  const root = join(peersFolder, name)
  const outDir = join(root, 'dist')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: once },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  return outDir
}
