import { join } from 'node:path'
import { build } from 'vite'
import { peersFolder } from './installPeer.ts'

/** Libraries that an app bundles once, although our linked packages have their own copies for tests. */
const once = ['react', 'react-dom', 'viem', 'wagmi', '@wagmi/core', '@tanstack/react-query']

/** Makes a page's production build. Resolves with its folder. */
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
