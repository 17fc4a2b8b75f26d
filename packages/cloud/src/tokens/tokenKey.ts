/** One spelling for one token: case says something everywhere but on EVM chains. */
export function tokenKey(chainId: string, address: string): string {
  return chainId.startsWith('eip155:') ? address.toLowerCase() : address
}
