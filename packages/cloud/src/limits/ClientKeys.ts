import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import type { ClientKey } from './ClientKey'
import { type ProxyTrust, TrustedProxies } from './TrustedProxies'

/** Number of 16-bit groups in the smallest allocation (a home, a phone or a server) and in the largest (a site). */
const ADDRESS_GROUPS = 4
const NETWORK_GROUPS = 3

/** Identifies clients by a keyed hash, which doesn't reveal their address without the key. */
export class ClientKeys {
  readonly #secret: string
  readonly #proxies: TrustedProxies

  /** @param trustedProxies The operator's proxies in front of the server, which append to `X-Forwarded-For`. */
  constructor(secret: string, trustedProxies: ProxyTrust) {
    this.#secret = secret
    this.#proxies = new TrustedProxies(trustedProxies)
  }

  clientKeyOf(request: IncomingMessage, scope: string): ClientKey {
    return this.#keyAt(this.addressOf(request), scope)
  }

  /**
   * Returns the client of a connection before its first request. Undefined for a trusted proxy, which serves many
   * clients.
   */
  peerOf({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>, scope: string): ClientKey | undefined {
    if (this.#proxies.isProxy(remoteAddress)) return undefined
    return this.#keyAt(this.#proxies.clientOf(remoteAddress, ''), scope)
  }

  #keyAt(address: string, scope: string): ClientKey {
    if (!isIPv6(address)) return { address: this.#keyOf(scope, address) }
    const groups = groupsOf(address)
    return {
      address: this.#keyOf(scope, groups.slice(0, ADDRESS_GROUPS).join(':')),
      // The suffix distinguishes a network from an address.
      network: this.#keyOf(scope, `${groups.slice(0, NETWORK_GROUPS).join(':')}/48`),
    }
  }

  /** Returns the client's address: the last one that a trusted proxy reported, or that of the connection. */
  addressOf({ socket, headers }: IncomingMessage): string {
    const header = headers['x-forwarded-for'] ?? ''
    return this.#proxies.clientOf(socket.remoteAddress ?? '', Array.isArray(header) ? header.join(',') : header)
  }

  #keyOf(scope: string, client: string): string {
    return createHmac('sha256', this.#secret).update(`${scope}\n${client}`).digest('base64url').slice(0, 22)
  }
}

/** Returns all eight groups of a normalized address. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end]
}
