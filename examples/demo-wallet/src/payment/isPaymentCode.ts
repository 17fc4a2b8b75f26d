/** Returns whether a text is a payment URI of a chain that this wallet has. */
export function isPaymentCode(text: string): boolean {
  return namespaceOf(text) !== undefined
}

/** Returns the CAIP-2 namespace of a payment URI, or undefined for other text. */
export function namespaceOf(text: string): 'eip155' | 'solana' | 'bip122' | undefined {
  const scheme = /^\s*(ethereum|solana|bitcoin):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  if (scheme === 'solana') return 'solana'
  return scheme === 'ethereum' ? 'eip155' : 'bip122'
}
