import { gzipSync } from 'node:zlib'
import type { Site } from '@openappkit/wallet-site'
import { streamedBody } from '../../http/streamedBody'

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
}

/** Below this size, gzip gains nothing. */
const SMALL = 500

/** Serves the files of a site from memory. Only paths of its manifest exist, so no request reaches the disk. */
export class StaticFiles {
  readonly #files: Site['files']
  readonly #compressed = new Map<string, Uint8Array>()

  constructor({ files, manifest }: Site) {
    this.#files = new Map([...files, ['manifest.json', manifest.bytes]])
  }

  /**
   * Returns the file as a response, compressed if the client accepts it. Undefined for other paths.
   *
   * @param path - As in the manifest: `assets/shell-1a2b3c4d.js`.
   */
  answer(
    path: string,
    request: Headers,
    headers: Readonly<Record<string, string>>,
    status = 200,
  ): Response | undefined {
    const bytes = this.#files.get(path)
    if (bytes === undefined) return undefined
    const isZipped = bytes.length > SMALL && acceptsGzip(request)
    const body = isZipped ? this.#zipped(path, bytes) : bytes
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
    return new Response(streamedBody(body), {
      status,
      headers: {
        'content-type': type,
        'content-length': String(body.length),
        vary: 'accept-encoding',
        ...(isZipped && { 'content-encoding': 'gzip' }),
        ...headers,
      },
    })
  }

  #zipped(path: string, bytes: Uint8Array): Uint8Array {
    const known = this.#compressed.get(path)
    if (known) return known
    const zipped = gzipSync(bytes, { level: 9 })
    this.#compressed.set(path, zipped)
    return zipped
  }
}

function acceptsGzip(headers: Headers): boolean {
  return /(?:^|,)\s*gzip\s*(?:,|$)/i.test(headers.get('accept-encoding') ?? '')
}
