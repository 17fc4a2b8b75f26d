const networks: Readonly<Record<string, string>> = { eip155: 'Ethereum', solana: 'Solana' }

/** Returns the name of a namespace's main network. */
export function networkOf(namespace: string): string {
  return networks[namespace] ?? namespace
}
