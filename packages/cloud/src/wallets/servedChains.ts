const WILDCARD = ':*'

/** Most common chains of each namespace, which replace a wildcard. */
const usual: Readonly<Record<string, readonly string[]>> = {
  eip155: [
    '1',
    '10',
    '56',
    '100',
    '137',
    '324',
    '5000',
    '8453',
    '42161',
    '42220',
    '43114',
    '59144',
    '534352',
    '7777777',
  ],
  solana: ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  bip122: ['000000000019d6689c085ae165831e93'],
}

/** Returns whether a wallet supports a chain, either by its id or by a wildcard for its namespace. */
export function takesChain(chains: readonly string[], chain: string): boolean {
  return chains.includes(chain) || chains.includes(chain.slice(0, chain.indexOf(':')) + WILDCARD)
}

/**
 * Returns the CAIP-2 ids to list for a wallet. Clients compare ids, so a wildcard is replaced by the most common chains
 * and the requested ones. This way, wallets with a wildcard match any requested chain, such as a local one.
 */
export function servedChains(chains: readonly string[], requested: readonly string[] = []): readonly string[] {
  const named = chains.flatMap(chain => {
    if (!chain.endsWith(WILDCARD)) return [chain]
    const namespace = chain.slice(0, -WILDCARD.length)
    return (usual[namespace] ?? []).map(reference => `${namespace}:${reference}`)
  })
  return [...new Set([...named, ...requested.filter(chain => takesChain(chains, chain))])]
}
