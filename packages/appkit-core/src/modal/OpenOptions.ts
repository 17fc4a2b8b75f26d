import type { ChainNamespace } from '@openappkit/contract'
import type { ViewName, ViewRegistry } from '../router/ViewRegistry'

/** `open()` with a view and its arguments. */
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
 * What `open()` resolves with for a view that ends with something, by the view's name. Features add theirs by declaration merging.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' { interface ViewResults { WalletSend: { readonly hash: string } } }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface ViewResults {}

/** What `open()` resolves with: for a view that ends with something that, for others nothing, as soon as they show. */
export type OpenResult<Options> = Options extends { readonly view: infer Name }
  ? Name extends keyof ViewResults
    ? ViewResults[Name]
    : undefined
  : undefined

/** `open()` with no view: Account when connected, else Connect. */
export interface OpenDefault {
  readonly view?: undefined
  readonly namespace?: ChainNamespace
}
