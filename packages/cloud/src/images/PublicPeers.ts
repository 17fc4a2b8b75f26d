import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ImageRefused } from './ImageRefused'
import { isPublicAddress } from './isPublicAddress'
import type { Peer } from './Peer'

/** All IP addresses of a name. */
export type Lookup = (hostname: string) => Promise<readonly string[]>

/** Web servers of the open internet, and nothing else. */
export class PublicPeers {
  readonly #lookup: Lookup

  constructor(lookup: Lookup = everyAddress) {
    this.#lookup = lookup
  }

  /** @throws ImageRefused */
  async find(url: URL): Promise<Peer> {
    // The URL parser has turned every other way to write an IPv4 address (hex, octal, one number) into the plain one.
    const hostname = url.hostname.replace(/^\[|\]$/g, '')
    const port = portOf(url)
    if (isIP(hostname)) return checked(hostname, [hostname], port)
    const addresses = await this.#lookup(hostname).catch((cause: unknown) => {
      throw new ImageRefused('unreachable', `Nobody knows ${hostname}`, { cause })
    })
    return checked(hostname, addresses, port)
  }
}

/** A name that leads to this network with any of its addresses isn't followed with the others either. */
function checked(hostname: string, addresses: readonly string[], port: number): Peer {
  const hidden = addresses.find(address => !isPublicAddress(address))
  if (hidden !== undefined) throw new ImageRefused('address', `${hostname} is ${hidden}, which is not public`)
  const [address] = addresses
  if (address === undefined) throw new ImageRefused('unreachable', `${hostname} has no address`)
  return { address, port }
}

/** Other ports belong to other protocols, which a crafted path could speak. */
function portOf(url: URL): number {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ImageRefused('scheme', `${url.protocol} is not fetched`)
  if (url.port !== '') throw new ImageRefused('address', `Port ${url.port} is not the web's`)
  return url.protocol === 'https:' ? 443 : 80
}

async function everyAddress(hostname: string): Promise<readonly string[]> {
  const found = await systemLookup(hostname, { all: true })
  return found.map(({ address }) => address)
}
