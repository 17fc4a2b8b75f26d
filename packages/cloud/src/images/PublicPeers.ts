import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ImageRefused } from './ImageRefused'
import { isPublicAddress } from './isPublicAddress'
import type { Peer } from './Peer'

/** Returns all IP addresses of a name. */
export type Lookup = (hostname: string) => Promise<readonly string[]>

/** Allows only web servers on the public internet. */
export class PublicPeers {
  readonly #lookup: Lookup

  constructor(lookup: Lookup = everyAddress) {
    this.#lookup = lookup
  }

  /**
   * Returns the address and port to connect to.
   *
   * @throws ImageRefused if the host isn't public or can't be resolved, or for another scheme or port.
   */
  async find(url: URL): Promise<Peer> {
    // The URL parser normalizes every spelling of an IPv4 address (hex, octal, a single number).
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    const port = portOf(url)
    if (isIP(hostname)) return checked(hostname, [hostname], port)
    const addresses = await this.#lookup(hostname).catch((cause: unknown) => {
      throw new ImageRefused('unreachable', `Couldn't resolve ${hostname}`, { cause })
    })
    return checked(hostname, addresses, port)
  }
}

/**
 * Returns the peer.
 *
 * @throws ImageRefused if any address of the name isn't public, or if there is none.
 */
function checked(hostname: string, addresses: readonly string[], port: number): Peer {
  const hidden = addresses.find(address => !isPublicAddress(address))
  if (hidden !== undefined) throw new ImageRefused('address', `${hostname} is ${hidden}, which isn't public`)
  const [address] = addresses
  if (address === undefined) throw new ImageRefused('unreachable', `${hostname} has no address`)
  return { address, port }
}

/**
 * Returns the default port of the URL's scheme. Throws for any other port, because a crafted path could speak the
 * protocol of a service there.
 */
function portOf(url: URL): number {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ImageRefused('scheme', `${url.protocol} URLs aren't fetched`)
  if (url.port !== '') throw new ImageRefused('address', `Port ${url.port} isn't a web port`)
  return url.protocol === 'https:' ? 443 : 80
}

async function everyAddress(hostname: string): Promise<readonly string[]> {
  const found = await systemLookup(hostname, { all: true })
  return found.map(({ address }) => address)
}
