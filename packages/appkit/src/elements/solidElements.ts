import type { JSX } from 'solid-js'
import type { AppKitElementAttributes, AppKitElements } from './AppKitElements'

/**
 * The custom elements in Solid's JSX. Solid sets the properties of custom elements, so their attributes have the prefix
 * `attr:`.
 */
export type AppKitSolidElements = {
  [Name in keyof AppKitElements]: JSX.HTMLAttributes<AppKitElements[Name]> & {
    readonly [Attribute in keyof AppKitElementAttributes<Name> as `attr:${Attribute & string}`]:
      | AppKitElementAttributes<Name>[Attribute]
      | undefined
  } & Partial<Pick<AppKitElements[Name], 'kit'>>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends AppKitSolidElements {}
  }
}
