/** Returns whether two addresses of one chain are the same account. The case of an EVM address is only a checksum. */
export function isSameAccount(chainId: string, one: string, other: string): boolean {
  return one === other || (chainId.startsWith('eip155:') && one.toLowerCase() === other.toLowerCase())
}
