import type { ChainNamespace } from '@openappkit/contract'
import type { ViewName, ViewRegistry } from '../router/ViewRegistry'

/** Options of `open()` for a named view, with its arguments. */
export type OpenOptions = {
  readonly [Name in ViewName]: {
    readonly view: Name
    readonly namespace?: ChainNamespace
  } & (ViewRegistry[Name] extends undefined
    ? { readonly arguments?: undefined }
    : undefined extends ViewRegistry[Name]
      ? { readonly arguments?: ViewRegistry[Name] }
      : { readonly arguments: ViewRegistry[Name] })
}[ViewName]

/**
 * Results that `open()` resolves with, by view name. Features add theirs by declaration merging, here or, if they depend
 * on the chain, in {@link NamespaceViewResults}.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' {
 *   interface ViewResults {
 *     Vote: { readonly choice: number }
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface ViewResults {}

/**
 * Results of `open()` whose types depend on its `namespace`, by view name. Without `namespace`, the type parameter is the
 * union of all.
 *
 * @example
 * ```ts
 * import type { HashOf } from '@openappkit/appkit-core'
 *
 * declare module '@openappkit/appkit-core' {
 *   interface NamespaceViewResults<Namespace> {
 *     WalletSend: { readonly hash: HashOf<Namespace> }
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
// biome-ignore lint/correctness/noUnusedVariables: features use it
export interface NamespaceViewResults<Namespace> {}

/** Result of `open()`. Views without a result resolve with undefined once they show. */
export type OpenResult<Options> = Options extends { readonly view: infer Name }
  ? Name extends keyof NamespaceViewResults<NamespaceOf<Options>>
    ? NamespaceViewResults<NamespaceOf<Options>>[Name]
    : Name extends keyof ViewResults
      ? ViewResults[Name]
      : undefined
  : undefined

/** Namespace in the options, or all namespaces if it may be absent. */
type NamespaceOf<Options> = Options extends { readonly namespace: infer Namespace extends ChainNamespace }
  ? Namespace
  : ChainNamespace

/** Options of `open()` without a view. See `AppKit.open` for the default view. */
export interface OpenDefault {
  readonly view?: undefined
  readonly namespace?: ChainNamespace
}
