/** True when two addresses of one chain are the same account. The capitals of an EVM address are a checksum, not part of it. */
export function isSameAccount(chainId: string, one: string, other: string): boolean {
  return one === other || (chainId.startsWith('eip155:') && one.toLowerCase() === other.toLowerCase())
}
