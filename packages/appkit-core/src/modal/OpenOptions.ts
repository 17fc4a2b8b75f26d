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
 * Results that `open()` resolves with, by view name. Features add theirs by declaration merging.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' {
 *   interface ViewResults {
 *     WalletSend: { readonly hash: string }
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface ViewResults {}

/** Result of `open()`. Views without a result resolve with undefined once they show. */
export type OpenResult<Options> = Options extends { readonly view: infer Name }
  ? Name extends keyof ViewResults
    ? ViewResults[Name]
    : undefined
  : undefined

/** Options of `open()` without a view. See `AppKit.open` for the default view. */
export interface OpenDefault {
  readonly view?: undefined
  readonly namespace?: ChainNamespace
}
