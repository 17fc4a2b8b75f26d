import type { ChainNamespace } from '../caip/ChainNamespace'
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

/** `open()` with no view: Account when connected, else Connect. */
export interface OpenDefault {
  readonly view?: undefined
  readonly namespace?: ChainNamespace
}
