'use client'

/** Payment hooks and components for React. */
export type { InvoiceSource, PayButtonLook } from '../button/PayButtonOptions'
export type { InvoiceKey } from '../invoice/PayCheckout'
export type { CheckoutRail, PayResult } from '../modal/PayArguments'
export { AppKitPayButton, type AppKitPayButtonProps } from '../react/AppKitPayButton'
export { type UseInvoiceResult, useInvoice } from '../react/useInvoice'
