import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { AppKitElementAttributes, AppKitElements } from '../elements/AppKitElements'

/**
 * The custom elements in JSX. React 18 can't set a property of a custom element, so `kit` isn't one of them: set it with
 * a ref, or use the components. Write `class`, because React 18 doesn't translate `className` for custom elements.
 */
export type AppKitJsxElements = {
  [Name in keyof AppKitElements]: DetailedHTMLProps<HTMLAttributes<AppKitElements[Name]>, AppKitElements[Name]> &
    AppKitElementAttributes<Name> & { readonly class?: string | undefined }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AppKitJsxElements {}
  }
}
