import type { InvoiceKey } from '../invoice/PayCheckout'

/** An invoice, or a function that creates one, for example with a request to your server. */
export type InvoiceSource = InvoiceKey | (() => Promise<InvoiceKey>)

/** Look of the button, shared by the React component and the custom element. */
export interface PayButtonLook {
  /** Default: 'Pay with crypto' in the kit's language. */
  readonly label?: string | undefined
  /** Size of the button. Default: `md`. */
  readonly size?: 'sm' | 'md' | undefined
  /** Whether the button is disabled. Default: false. */
  readonly disabled?: boolean | undefined
}
