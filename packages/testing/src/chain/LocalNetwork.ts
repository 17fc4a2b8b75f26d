/** The definition of a local chain as a network of `createAppKit`. */
export interface LocalNetwork<Namespace extends string> {
  /** Reference of the CAIP-2 ID. */
  readonly id: string
  readonly name: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: `${Namespace}:${string}`
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: {
    readonly default: { readonly http: readonly [string]; readonly webSocket?: readonly [string] }
  }
  readonly testnet: true
}
