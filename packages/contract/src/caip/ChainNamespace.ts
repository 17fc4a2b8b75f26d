/**
 * Known CAIP-2 namespaces. An adapter for another namespace adds its name by declaration merging.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' {
 *   interface ChainNamespaces {
 *     tezos: true
 *   }
 * }
 *
 * export {}
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

/** Namespace of a CAIP-2 chain id, such as `eip155` for EVM chains, `solana`, or `bip122` for Bitcoin. */
export type ChainNamespace = keyof ChainNamespaces & string

/** CAIP-2 chain id, such as `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`

/** CAIP-10 account id, such as `eip155:1:0xab16…`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`
