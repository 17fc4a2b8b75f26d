import type { ChainNamespace } from '@openappkit/appkit-core'

/** Kind of a button. */
export type ButtonKind = 'connect' | 'account' | 'network'

/** Options of the buttons, shared by the React components and the custom elements. */
export interface ButtonOptions {
  /** Whether the button is disabled. Default: false. */
  readonly disabled?: boolean | undefined
  /** Whether the account button shows the native balance. Default: `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Size of the button. Default: `md`. */
  readonly size?: 'sm' | 'md' | undefined
  /** Label of the button. Default: the catalog's label for its kind. */
  readonly label?: string | undefined
  /** Label while connecting. Default: the catalog's. */
  readonly loadingLabel?: string | undefined
  /** Number of characters of the address before the dots, `0x` included. Default: 4. */
  readonly charsStart?: number | undefined
  /** Number of characters of the address after the dots. Default: 6. */
  readonly charsEnd?: number | undefined
  /** Namespace of the account. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}
