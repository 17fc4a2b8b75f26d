import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './plainAddress'

/**
 * The operator's proxies: their number, or their addresses and networks. With a number, the server trusts
 * `X-Forwarded-For` on every connection, so only the proxies may be able to reach the port. With addresses, it trusts
 * only those proxies.
 */
export type ProxyTrust = number | readonly string[]

/**
 * Finds the client of a request from the addresses that proxies appended to `X-Forwarded-For`. Earlier entries are
 * unverified claims by the client.
 */
export class TrustedProxies {
  readonly #trust: number | BlockList

  /** @throws Error for an entry that is neither an address nor a network. */
  constructor(trust: ProxyTrust) {
    this.#trust = typeof trust === 'number' ? trust : listOf(trust)
  }

  /** Returns whether connections from this address may carry requests of many clients. */
  isProxy(direct: string): boolean {
    if (this.#trust instanceof BlockList) return isListed(this.#trust, plainAddress(direct) ?? direct)
    return this.#trust > 0
  }

  /**
   * Returns the client's address.
   *
   * @param direct - Address of the connection.
   * @param header - `X-Forwarded-For`. Each proxy appends the address that connected to it.
   */
  clientOf(direct: string, header: string): string {
    const hops = header.split(',').filter(hop => hop.trim() !== '')
    if (this.#trust instanceof BlockList) return lastOf(this.#trust, plainAddress(direct) ?? direct, hops)
    const hop = this.#trust === 0 ? undefined : hops.at(-this.#trust)
    // If a proxy reports no client, the proxy is the client.
    return plainAddress(hop ?? direct) ?? plainAddress(direct) ?? direct
  }
}

/** Walks back along the hops that trusted proxies reported, and returns the last one. */
function lastOf(trusted: BlockList, direct: string, hops: readonly string[]): string {
  let client = direct
  for (const hop of hops.toReversed()) {
    const before = plainAddress(hop)
    if (before === undefined || !isListed(trusted, client)) break
    client = before
  }
  return client
}

function isListed(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, 'ipv4')
  return isIPv6(address) && list.check(address, 'ipv6')
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [network = '', prefix, ...rest] = entry.split('/')
    const family = isIPv4(network) ? 'ipv4' : isIPv6(network) && !network.includes('%') ? 'ipv6' : undefined
    const longest = family === 'ipv4' ? 32 : 128
    const bits = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
    if (family === undefined || rest.length > 0 || !(bits >= 0 && bits <= longest)) {
      throw new Error(`${entry} is neither an address nor a network such as 10.0.0.0/8`)
    }
    list.addSubnet(network, bits, family)
  }
  return list
}
