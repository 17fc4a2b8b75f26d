import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Everything that isn't one machine on the open internet, after the special-purpose registries of IANA. */
const RESERVED_V4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Public by its number, but in one cloud it is the host's own metadata service.
  ['168.63.129.16', 32],
]

/** Parts of the global unicast space that lead somewhere else: tunnels, documentation, protocol assignments. */
const RESERVED_V6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const reservedV4 = listOf(RESERVED_V4, 'ipv4')
const reservedV6 = listOf(RESERVED_V6, 'ipv6')
const globalV6 = listOf([['2000::', 3]], 'ipv6')

/**
 * Whether an IP address, without brackets or zone, belongs to the open internet. Private, loopback, link-local, shared, documentation,
 * multicast and metadata addresses don't; neither does an IPv6 address that carries an IPv4 one, whichever that is.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reservedV4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return globalV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6')
}

function listOf(subnets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family)
  return list
}
