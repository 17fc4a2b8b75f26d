import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The configuration that the page reads from `/config.json` at startup. A server may add more keys. */
export interface AppConfig {
  /** Chain id of the local EVM chain, as a decimal number. */
  readonly chainId?: number
  /** JSON-RPC URL of that chain. */
  readonly rpcUrl?: string
  /** Base URL of the backend, if there is one. The policy allows requests to it and its images. */
  readonly cloud?: string
  readonly [key: string]: unknown
}

export interface ServeOptions {
  /** Folder of the production build. */
  readonly dist: string
  /** Port on the loopback interface. Defaults to a free one. */
  readonly port?: number
  /** Body of `/config.json`. A function is called for every request. */
  readonly config: AppConfig | (() => AppConfig)
  /**
   * Origins that the page may connect to, besides its own and the origin of `config.cloud`. Defaults to the origin of
   * `config.rpcUrl`.
   */
  readonly connect?: readonly string[]
  /** Origins that the page may embed. Default: none. */
  readonly frames?: readonly string[]
  /** A complete Content-Security-Policy that replaces the strict one. An empty string sends none. */
  readonly csp?: string
  /**
   * Handles requests of any method, like an Express handler. If it calls `next`, the server looks for a file in the
   * build.
   */
  readonly handle?: RequestHandler
}

export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown

export interface ServedApp {
  readonly url: string
  /** Closes the server and every open connection. */
  close(): Promise<void>
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt'])
const HASHED_ASSET = /^\/assets\/.+-[\w-]{8,}\.\w+$/

/** Returns the strictest policy that an app can have. */
export function strictPolicy(connect: readonly string[], images: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/**
 * Serves a built single-page app on the loopback interface under a strict Content-Security-Policy.
 *
 * @throws the error of `listen` if the port is taken.
 * @example
 * const app = await serveApp({ dist: 'dist', config: { chainId: 31337, rpcUrl: chain.url } })
 * await page.goto(app.url)
 * await app.close()
 */
export async function serveApp(options: ServeOptions): Promise<ServedApp> {
  const readConfig = (): AppConfig => (typeof options.config === 'function' ? options.config() : options.config)
  const compressed = new Map<string, Buffer>()

  const server = createServer((request, response) => {
    if (!options.handle) return serve(request, response)
    options.handle(request, response, error => (error ? response.writeHead(500).end() : serve(request, response)))
  })

  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    const withGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    respond(request.url ?? '/', withGzip, response).catch(() => response.writeHead(500).end())
  }

  async function respond(target: string, withGzip: boolean, response: ServerResponse): Promise<void> {
    const path = requestedPath(target)
    const file = path === '/config.json' ? undefined : await findFile(options.dist, path)
    const body = path === '/config.json' ? Buffer.from(JSON.stringify(readConfig())) : file?.body
    if (!body) return void response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')

    const extension = file ? extname(file.name) : '.json'
    response.setHeader('content-type', CONTENT_TYPES[extension] ?? 'application/octet-stream')
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cache-control', HASHED_ASSET.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (extension === '.html') {
      const policy = options.csp ?? policyOf(readConfig(), options)
      if (policy) response.setHeader('content-security-policy', policy)
    }
    if (!withGzip || !COMPRESSED.has(extension)) return void response.end(body)
    response.setHeader('content-encoding', 'gzip')
    response.setHeader('vary', 'accept-encoding')
    response.end(compress(file ? file.name : undefined, body))
  }

  function compress(name: string | undefined, body: Buffer): Buffer {
    const known = name && compressed.get(name)
    if (known) return known
    const result = gzipSync(body, { level: 9 })
    // A file with a hashed name never changes. Any other file may be rebuilt while the server runs.
    if (name && HASHED_ASSET.test(name)) compressed.set(name, result)
    return result
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns the strictest policy under which a page with this configuration works. */
function policyOf(config: AppConfig, { connect: connectOrigins, frames = [] }: ServeOptions): string {
  const embeds = frames.length > 0 ? `; frame-src ${frames.join(' ')}` : ''
  const connect = connectOrigins ?? (config.rpcUrl === undefined ? [] : [new URL(config.rpcUrl).origin])
  if (config.cloud === undefined) return `${strictPolicy(connect)}${embeds}`
  const { origin } = new URL(config.cloud)
  return `${strictPolicy([...connect, origin, origin.replace(/^http/, 'ws')], [origin])}${embeds}`
}

/** Returns the decoded path of a request, or a path that can't exist if decoding fails. */
function requestedPath(target: string): string {
  try {
    return decodeURIComponent(new URL(target, 'http://localhost').pathname)
  } catch {
    return '/\0'
  }
}

/** Finds the file of the build for a path: the file itself, the page with that name, or the index of that folder. */
async function findFile(dist: string, path: string): Promise<{ name: string; body: Buffer } | undefined> {
  if (path.includes('\0') || path.split(/[\\/]/).includes('..')) return undefined
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`]
  for (const name of candidates) {
    try {
      return { name, body: await readFile(join(dist, name)) }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT' && code !== 'EISDIR' && code !== 'ENOTDIR') throw error
    }
  }
  return undefined
}
