import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/**
 * Normalizes an address. Removes the port, brackets and zone that some proxies write, and turns IPv4-mapped IPv6 into
 * IPv4. Undefined for an invalid address.
 */
export function plainAddress(text: string): string | undefined {
  const address = text.trim().replace(/^"(.*)"$/, '$1')
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1]
  const [v4 = ''] = address.split(':', 1)
  if (bracketed === undefined && isIPv4(v4) && /^[\d.]+(:\d+)?$/.test(address)) return v4
  const [v6 = ''] = (bracketed ?? address).split('%', 1)
  if (!isIPv6(v6)) return undefined
  // URLs have one spelling for each address: no leading zeros, the longest run of zeros compressed, no dotted part.
  const compressed = new URL(`http://[${v6}]`).hostname.slice(1, -1)
  const mapped = MAPPED.exec(compressed)
  if (!mapped) return compressed
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
