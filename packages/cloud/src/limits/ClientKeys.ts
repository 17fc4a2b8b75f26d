import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const IPV6_PREFIX_GROUPS = 4

/** Tells clients apart without keeping their addresses: a keyed hash can't be turned back. */
export class ClientKeys {
  readonly #secret: string
  readonly #trustedProxies: number

  /** @param trustedProxies How many proxies of the operator's own stand in front and add to `X-Forwarded-For`. */
  constructor(secret: string, trustedProxies: number) {
    this.#secret = secret
    this.#trustedProxies = trustedProxies
  }

  keyOf(request: IncomingMessage, scope: string): string {
    const address = networkOf(this.addressOf(request))
    return createHmac('sha256', this.#secret).update(`${scope}\n${address}`).digest('base64url').slice(0, 22)
  }

  /** The last address that a trusted proxy saw. What stands before it in the header is the client's own claim. */
  addressOf(request: IncomingMessage): string {
    const direct = request.socket.remoteAddress ?? ''
    if (this.#trustedProxies === 0) return direct
    const header = request.headers['x-forwarded-for']
    const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map(hop => hop.trim())
    return hops.filter(Boolean).at(-this.#trustedProxies) ?? direct
  }
}

/** Whoever has one IPv6 address has 2^64 of them, so the network counts. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const start = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  return [...start, ...Array<string>(zeros).fill('0'), ...end]
    .slice(0, IPV6_PREFIX_GROUPS)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
