/**
 * Types of addresses, transaction hashes and wallet providers by namespace. Adapters declare theirs by declaration
 * merging, so importing an adapter types the results of `getAccount`, `getProvider`, `open` and the hooks.
 *
 * @example
 * ```ts
 * interface TezosWallet {
 *   sign(payload: string): Promise<string>
 * }
 *
 * declare module '@openappkit/appkit-core' {
 *   interface ChainNamespaces {
 *     tezos: true
 *   }
 *   interface NamespaceTypes {
 *     tezos: { address: `tz${string}`; hash: string; provider: TezosWallet }
 *   }
 * }
 *
 * export {}
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: adapters fill it
export interface NamespaceTypes {}

/** Addresses of a namespace. `string` unless its adapter declares them in {@link NamespaceTypes}. */
export type AddressOf<Namespace> = DeclaredType<Namespace, 'address', string>

/** Transaction hashes of a namespace. `string` unless its adapter declares them in {@link NamespaceTypes}. */
export type HashOf<Namespace> = DeclaredType<Namespace, 'hash', string>

/**
 * Wallet providers of a namespace: `Chosen` if the caller names a type, otherwise the one that the adapter declares in
 * {@link NamespaceTypes}, otherwise `unknown`. `Chosen` isn't inferred from the place that uses the provider, because that
 * would be a hidden cast.
 */
export type ProviderOf<Namespace, Chosen = never> = [Chosen] extends [never]
  ? DeclaredType<Namespace, 'provider', unknown>
  : NoInfer<Chosen>

/** For a union of namespaces, the union of their types. */
type DeclaredType<Namespace, Key extends string, Fallback> = Namespace extends keyof NamespaceTypes
  ? NamespaceTypes[Namespace] extends { readonly [name in Key]: infer Declared }
    ? Declared
    : Fallback
  : Fallback
