import { lookup } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import type { FindPeer } from '../../images/Peer'
import { webAddress } from '../../images/webAddress'

/** Milliseconds until a webhook counts as lost. */
const TIMEOUT = 10_000

export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Sends a webhook. Resolves with the HTTP status. Follows no redirect, and connects only where `findPeer` allows.
 *
 * @throws Error if there is no response.
 */
export async function postWebhook(
  { body, headers, url: text }: WebhookRequest,
  findPeer: FindPeer,
  closing: AbortSignal,
): Promise<number> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT)])
  const url = webAddress(text)
  const { address, port } = await findPeer(url)
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    send({
      method: 'POST',
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      // The certificate must match the name, although the connection uses the checked address.
      ...(isIP(hostname) === 0 && { servername: hostname }),
      headers: {
        ...headers,
        host: url.host,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'OpenAppKit webhooks',
      },
      // A kept-alive connection could have been opened for a different address.
      agent: false,
      maxHeaderSize: 16 * 1024,
      signal,
    })
      .on('response', response => {
        // The body could have any size, and says nothing more.
        response.destroy()
        resolve(response.statusCode ?? 0)
      })
      .on('error', reject)
      .on('upgrade', (_response, socket) => {
        socket.destroy()
        reject(new Error('The response switches protocols'))
      })
      .end(body)
  })
}

/** Allows every machine and port. For development. */
export const findAnyPeer: FindPeer = async url => {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const address = isIP(hostname) ? hostname : (await lookup(hostname)).address
  return { address, port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) }
}
