/** Returns an address or hash in the form in which it can be compared: EVM and bech32 in lower case. */
export function accountKey(chainId: string, text: string): string {
  const isCaseless = chainId.startsWith('eip155:') || (chainId.startsWith('bip122:') && /^(?:bc|tb|bcrt)1/i.test(text))
  return isCaseless ? text.toLowerCase() : text
}
