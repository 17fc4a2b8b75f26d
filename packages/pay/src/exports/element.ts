/** The pay button as a custom element, for pages without React. */
export type { InvoiceSource } from '../button/PayButtonOptions'
export { definePayButton } from '../element/definePayButton'
export type { PayButtonElement, PayButtonEvents, PayButtonKit } from '../element/PayButtonElement'
export type { InvoiceKey } from '../invoice/PayCheckout'
export type { CheckoutRail, PayResult } from '../modal/PayArguments'
