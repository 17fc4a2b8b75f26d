/** The chain families that have a name here. CAIP-2. */
export const chainNamespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'sui', 'stacks'] as const

/** First part of a CAIP-2 id: `eip155` for EVM chains, `solana`, `bip122` for Bitcoin, … */
export type ChainNamespace = (typeof chainNamespaces)[number]

/** CAIP-2: `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** CAIP-10: `eip155:1:0xab16…`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`

/** True when `value` is a namespace that OpenAppKit knows. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return (chainNamespaces as readonly unknown[]).includes(value)
}
