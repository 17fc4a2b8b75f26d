import type { ChainNamespace } from '@openappkit/appkit-core'

/** What a button shows. */
export type ButtonKind = 'connect' | 'account' | 'network'

/** Options of the buttons, the same for React and for the custom elements. */
export interface ButtonOptions {
  /** Default false. */
  readonly disabled?: boolean | undefined
  /** Whether the account button shows the native balance. Default `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Default `md`. */
  readonly size?: 'sm' | 'md' | undefined
  /** Instead of the catalogue's 'Connect Wallet' or 'Select Network'. */
  readonly label?: string | undefined
  /** Instead of the catalogue's 'Connecting...'. */
  readonly loadingLabel?: string | undefined
  /** Characters of the address before the dots, `0x` included. Default 4. */
  readonly charsStart?: number | undefined
  /** Characters of the address after the dots. Default 6. */
  readonly charsEnd?: number | undefined
  /** Chain family of the account. Default: the one that the visitor used last. */
  readonly namespace?: ChainNamespace | undefined
}
