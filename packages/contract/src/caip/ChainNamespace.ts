/**
 * The chain families that have a name here. CAIP-2. An adapter for another one adds its name by declaration merging.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' { interface ChainNamespaces { tezos: true } }
 * ```
 */
export interface ChainNamespaces {
  eip155: true
  solana: true
  bip122: true
  polkadot: true
  cosmos: true
  sui: true
  stacks: true
}

/** First part of a CAIP-2 id: `eip155` for EVM chains, `solana`, `bip122` for Bitcoin, … */
export type ChainNamespace = keyof ChainNamespaces & string

/** CAIP-2: `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** CAIP-10: `eip155:1:0xab16…`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`
