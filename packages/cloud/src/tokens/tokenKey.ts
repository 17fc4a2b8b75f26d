/** Returns the normalized address of a token: in lower case on EVM chains, unchanged on others. */
export function tokenKey(chainId: string, address: string): string {
  return chainId.startsWith('eip155:') ? address.toLowerCase() : address
}
