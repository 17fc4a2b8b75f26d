import type { ChainNamespace } from '@openappkit/appkit-core'

/** Type of a button. */
export type ButtonKind = 'connect' | 'account' | 'network'

/** Options of the buttons, shared by the React components and the custom elements. */
export interface ButtonOptions {
  /** Whether the button is disabled. Default: false. */
  readonly disabled?: boolean | undefined
  /** Whether the account button shows the native balance. Default: `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Size of the button. Default: `md`. */
  readonly size?: 'sm' | 'md' | undefined
  /**
   * Label of the connect button, or of a network button without an active network. Default: a label in the kit's
   * language.
   */
  readonly label?: string | undefined
  /** Label of the connect button while a wallet connects. Default: 'Connecting…' in the kit's language. */
  readonly loadingLabel?: string | undefined
  /** Number of address characters before the dots, including `0x`. Default: 4. */
  readonly charsStart?: number | undefined
  /** Number of address characters after the dots. Default: 6. */
  readonly charsEnd?: number | undefined
  /** Namespace whose account or network the button shows. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}
