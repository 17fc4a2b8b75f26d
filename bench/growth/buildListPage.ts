import { join } from 'node:path'
import { build } from 'vite'
import { peersFolder } from '../modal/installPeer.ts'

const root = join(import.meta.dirname, 'page')
const host = join(peersFolder, 'openappkit', 'main.jsx')

/** Folder of the built page. */
export const listPageDist: string = join(root, 'dist')

/**
 * Builds a page with a long list: all wallets, or an account's transactions. Uses the libraries of our page in
 * `bench/peers`.
 */
export async function buildListPage(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom', 'viem', 'wagmi', '@wagmi/core'] },
    plugins: [
      {
        name: 'libraries-of-our-page',
        enforce: 'pre',
        resolveId(source, importer) {
          const isOwn = importer?.startsWith(root) ?? false
          return isOwn && /^[@a-z]/.test(source) ? this.resolve(source, host, { skipSelf: true }) : undefined
        },
      },
    ],
    build: { outDir: listPageDist, emptyOutDir: true, reportCompressedSize: false },
  })
}
