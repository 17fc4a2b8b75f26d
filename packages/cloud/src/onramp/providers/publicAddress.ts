import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks whose addresses a provider never observes. */
const PRIVATE = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const

/**
 * Returns a public IP address in the spelling that providers observe: IPv4 without an IPv6 prefix, IPv6 compressed and
 * in lower case. Undefined for a private address, or for text that isn't an address.
 */
export function publicAddress(clientIp: string): string | undefined {
  const address = clientIp.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) === 0) return undefined
  const blocked = new BlockList()
  for (const [network, prefix] of PRIVATE) blocked.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4')
  if (blocked.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return undefined
  return isIPv6(address) ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address
}
