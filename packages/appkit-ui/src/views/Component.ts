/** Anything that React can render, like `ReactNode`. */
export type Rendered =
  | { readonly type: unknown; readonly props: unknown; readonly key: unknown }
  | Iterable<unknown>
  | PromiseLike<unknown>
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined

/**
 * A React component, like `ComponentType`. Uses no types of React, because every app sees this type in the options of
 * `createAppKit`, and apps without React don't have those types.
 */
export type Component<Props = object> = ((props: Props) => Rendered) | (new (props: Props) => { render(): Rendered })
