import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { ImageRefused } from './ImageRefused'
import type { FindPeer, Peer } from './Peer'
import { redirectTarget, webAddress } from './webAddress'

/** A response with its declared content type. */
export interface Fetched {
  readonly bytes: Uint8Array
  /** In lower case, without parameters. Empty if the sender declared none. */
  readonly type: string
}

export interface SafeFetchLimits {
  /** Maximum size of a response in bytes. */
  readonly size: number
  /** Timeout in milliseconds for the whole fetch, including lookups and redirects. */
  readonly timeout: number
  readonly redirects: number
}

/**
 * Fetches URLs that third parties chose. `FindPeer` checks every hop, and the connection uses the checked address.
 * Sends no user data, and limits the response size.
 */
export class SafeFetch {
  readonly #findPeer: FindPeer
  readonly #limits: SafeFetchLimits

  constructor(findPeer: FindPeer, limits: SafeFetchLimits) {
    this.#findPeer = findPeer
    this.#limits = limits
  }

  /**
   * Fetches a file.
   *
   * @param accept The `Accept` header, which the sender may ignore.
   * @throws ImageRefused if the URL isn't allowed or the fetch fails.
   */
  async get(address: string, accept: string): Promise<Fetched> {
    const signal = AbortSignal.timeout(this.#limits.timeout)
    try {
      return await rejectOnAbort(signal, this.#follow(webAddress(address), accept, signal))
    } catch (cause) {
      if (cause instanceof ImageRefused) throw cause
      if (signal.aborted)
        throw new ImageRefused('timeout', `${this.#limits.timeout} ms passed without a response`, { cause })
      throw new ImageRefused('unreachable', cause instanceof Error ? cause.message : 'The connection was lost', {
        cause,
      })
    }
  }

  async #follow(start: URL, accept: string, signal: AbortSignal): Promise<Fetched> {
    let url = start
    for (let hop = 0; hop <= this.#limits.redirects; hop++) {
      const response = await ask(url, await this.#findPeer(url), accept, signal)
      const next = redirectOf(response, url)
      if (!next) return readAnswer(response, this.#limits.size)
      response.destroy()
      url = next
    }
    throw new ImageRefused('redirects', `More than ${this.#limits.redirects} redirects`)
  }
}

function ask(url: URL, { address, port }: Peer, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    request({
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      // The certificate must match the name, although the connection uses the address.
      ...(isIP(hostname) === 0 && { servername: hostname }),
      headers: { host: url.host, accept, 'accept-encoding': 'identity', 'user-agent': 'OpenAppKit image proxy' },
      // A kept-alive connection could have been opened for a different address.
      agent: false,
      maxHeaderSize: 16 * 1024,
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      // Protocol upgrades weren't requested.
      .on('upgrade', (_response, socket) => {
        socket.destroy()
        reject(new ImageRefused('status', 'The response switches protocols'))
      })
      .end()
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? redirectTarget(headers.location, from) : undefined
}

async function readAnswer(response: IncomingMessage, limit: number): Promise<Fetched> {
  try {
    const { statusCode, headers } = response
    if (statusCode !== 200) throw new ImageRefused('status', `Status ${statusCode}`)
    // Only identity encoding was requested. Compressed data could expand to any size.
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new ImageRefused('encoding', `Encoded as ${encoding}`)
    const tooLarge = (): ImageRefused => new ImageRefused('too-large', `More than ${limit} bytes`)
    if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge()
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
    return {
      bytes: Buffer.concat(chunks),
      type: (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    }
  } finally {
    response.destroy()
  }
}

/** Settles like `work`, but rejects as soon as the signal aborts, because a slow DNS lookup can't be canceled. */
function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
