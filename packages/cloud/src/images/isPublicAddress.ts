import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Addresses outside the public internet, from the IANA special-purpose registries. */
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
  // A platform service of Azure, which the registries list as public.
  ['168.63.129.16', 32],
]

/** Parts of the global unicast space with other uses: tunnels, documentation, protocol assignments. */
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
 * Returns whether an IP address, without brackets or zone, is on the public internet. False for private, loopback,
 * link-local, shared, documentation, multicast and metadata addresses, and for every IPv6 address that embeds an IPv4
 * one.
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
