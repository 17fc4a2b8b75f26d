/** Returns the key of a token. Addresses are case-sensitive except on EVM chains. */
export function tokenKey(chainId: string, address: string): string {
  return chainId.startsWith('eip155:') ? address.toLowerCase() : address
}
