import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ServedApp, serveApp } from '../../tools/e2e-kit/src/serve.ts'

export interface ServedPeer extends ServedApp {
  /** Gzipped size of every file in bytes, by URL path. */
  readonly sizes: ReadonlyMap<string, number>
  /** Paths of the files that contain the WalletConnect client. */
  readonly walletConnect: ReadonlySet<string>
}

/** A WalletConnect relay method. Minifiers keep it, and only the WalletConnect client uses it. */
const RELAY_METHOD = 'irn_publish'

/** Serves a build on a separate origin, with every file compressed beforehand. */
export async function servePeer(dist: string): Promise<ServedPeer> {
  const app = await serveApp({ dist, config: {}, csp: '' })
  const sizes = new Map<string, number>()
  const walletConnect = new Set<string>()
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(entry => entry.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(dist, file).split(sep).join('/')}`
    const content = await readFile(file)
    sizes.set(path, gzipSync(content, { level: 9 }).length)
    if (content.includes(RELAY_METHOD)) walletConnect.add(path)
    // The server compresses a file on the first request, so make that request before measuring.
    await (await fetch(new URL(path, app.url))).arrayBuffer()
  }
  return { ...app, sizes, walletConnect }
}
