/** The chain families that have a name here. CAIP-2. */
export const chainNamespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'sui', 'stacks'] as const

/**
 * The chain families that can be named. An adapter for another one adds its name by declaration merging.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' { interface ChainNamespaces { tezos: true } }
 * ```
 */
export interface ChainNamespaces extends Record<(typeof chainNamespaces)[number], true> {}

/** First part of a CAIP-2 id: `eip155` for EVM chains, `solana`, `bip122` for Bitcoin, … */
export type ChainNamespace = keyof ChainNamespaces & string

/** CAIP-2: `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** CAIP-10: `eip155:1:0xab16…`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`

/** True when `value` is a namespace that OpenAppKit knows. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return (chainNamespaces as readonly unknown[]).includes(value)
}

/** True when `value` has the form of a CAIP-2 namespace. Which ones there are is for adapters to say. */
export function isNamespaceName(value: unknown): value is ChainNamespace {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}$/u.test(value)
}
